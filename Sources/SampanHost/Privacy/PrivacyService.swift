/// What a person can allow an app, or keep it from. The raw values are what scripts and `sampan control` call it: those of `simctl privacy` where
/// it has them.
public enum PrivacyService: String, CaseIterable, Sendable {
    case calendar, contacts, location, microphone, motion, notifications, photos, reminders
    case locationAlways = "location-always"
    case mediaLibrary = "media-library"
    case faceID = "face-id", speechRecognition = "speech-recognition", tracking
    /// Signing in with the local account: granted is signed in, denied is that the person stopped using the account with the app.
    case appleID = "apple-id"
}

/// What a person said about a service.
public enum PrivacyAnswer: Int, Sendable {
    /// The app may not use it.
    case denied
    /// The app may use it.
    case granted
    /// The app may use it until it ends.
    case grantedOnce
}

/// What a person outside does about an app's services.
public enum PrivacyChange: String, CaseIterable, Sendable {
    case grant, revoke, reset
}
