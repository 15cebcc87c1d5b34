/// Handles some of a wing's routes, for browsers and devices alike.
package protocol Controller: Sendable {
    /// Adds its routes, each with who may request it, by which proof, how often, and what it changes.
    func addRoutes(to routes: Routes)
}
