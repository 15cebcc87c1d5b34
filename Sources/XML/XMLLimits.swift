/// How much of an XML text is taken before it is refused.
package struct XMLLimits: Sendable {
    /// Elements in elements.
    package var depth = 64
    /// Bytes of a name.
    package var name = 128
    /// Bytes of one text or of one attribute's value.
    package var text = 4_096
    /// Attributes of one element.
    package var attributes = 32

    package init() {}
}
