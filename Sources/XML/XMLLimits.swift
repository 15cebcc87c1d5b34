/// The limits of an XML text; it is refused when it exceeds one.
package struct XMLLimits: Sendable {
    /// The depth of nested elements.
    package var depth = 64
    /// The bytes of a name.
    package var name = 128
    /// The bytes of one text or one attribute's value.
    package var text = 4_096
    /// The attributes of one element.
    package var attributes = 32

    package init() {}
}
