/// Whether three fingers undo, copy and paste while a responder is the first. See
/// https://developer.apple.com/documentation/uikit/uieditinginteractionconfiguration.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// They do not.
    case none = 0
    /// They do.
    case `default` = 1
}
