/// Says why a template can't be used, and where.
package struct TemplateFault: Error, Equatable {
    let template: String
    let line: Int
    let problem: String
}
