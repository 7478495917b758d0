/// How controls look and behave where the system has several ways: only apps that run on a Mac know another than `.pad`. See
/// https://developer.apple.com/documentation/uikit/uibehavioralstyle.
public enum UIBehavioralStyle: UInt, Sendable {
    /// As is usual for the app.
    case automatic
    /// As on a pad or phone.
    case pad
    /// As on a Mac.
    case mac
}
