import Mustache

/// A view model as Mustache looks into it: each struct is reflected once, not once a tag.
///
/// Mustache's own reflection walks all children of a struct for every tag; a day's page has hundreds of tags.
final class TemplateValue: MustacheParent {
    private let children: [String: Any]
    private let reportsUnknownNames: Bool
    /// Tags for which nothing was found at page level, when asked to report them.
    private(set) var unknownNames: [String] = []

    init(_ value: Any, reportingUnknownNames: Bool = false) {
        var children: [String: Any] = [:]
        for child in Mirror(reflecting: value).children {
            if let name = child.label { children[name] = Self.wrapped(child.value) }
        }
        self.children = children
        self.reportsUnknownNames = reportingUnknownNames
    }

    func child(named name: String) -> Any? {
        if let child = self.children[name] { return child }
        if self.reportsUnknownNames { self.unknownNames.append(name) }
        return nil
    }

    private static func wrapped(_ value: Any) -> Any {
        switch value {
        case is String, is Bool, is Int: return value
        // Before the next: a list is transformable too, but what is in it must be reflected once as well.
        case let list as [Any]: return list.map(Self.wrapped)
        case is any MustacheTransformable: return value
        default: return TemplateValue(value)
        }
    }
}
