/// What answers some of a wing's routes, for browsers and devices alike.
package protocol Controller: Sendable {
    /// Adds every route it answers: who may ask, with which proof, how often, and what that changes.
    func addRoutes(to routes: Routes)
}
