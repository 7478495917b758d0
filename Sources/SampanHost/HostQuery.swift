/// What an app is asked about itself, and answers as text.
public enum HostQuery: Hashable, Sendable {
    /// The text on the pasteboard.
    case pasteboard
    /// The size of text that the person has chosen.
    case contentSize
    /// The settings for accessibility, a line each, and what VoiceOver has said since it was last asked.
    case accessibility
    /// What the status bar shows in the place of what the host says.
    case statusBar
    /// The previews that it can show, as the JSON of a `PreviewList`; none where it was not launched for that.
    case previews
}
