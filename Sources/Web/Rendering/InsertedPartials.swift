/// The parts of partials that templates insert, by the text of their tags: `icon name="bell"`.
///
/// A partial sees no blocks but those that its tag fills, so that each tag is parsed once instead of wherever it stands.
final class InsertedPartials {
    var parts: [String: [Template.Part]] = [:]
}
