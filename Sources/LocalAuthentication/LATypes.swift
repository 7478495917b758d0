import Foundation

/// How a person shows to be the device's owner. See https://developer.apple.com/documentation/localauthentication/lapolicy.
public enum LAPolicy: Int, Sendable {
    /// By Face ID or Touch ID alone.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By Face ID or Touch ID, or else by the device's passcode.
    case deviceOwnerAuthentication = 2
}

/// The sensors that know people. See https://developer.apple.com/documentation/localauthentication/labiometrytype.
public enum LABiometryType: Int, Sendable {
    /// There is none, or nobody asked.
    case none = 0
    /// A sensor that is touched.
    case touchID = 1
    /// A sensor that looks.
    case faceID = 2
    /// A sensor that looks at eyes.
    case opticID = 4
}

/// What an app can hand a context in place of a question. See https://developer.apple.com/documentation/localauthentication/lacredentialtype.
public enum LACredentialType: Int, Sendable {
    /// A password of the app's own.
    case applicationPassword = 0
}

/// The longest time for which a recognition can be used again, in seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300
