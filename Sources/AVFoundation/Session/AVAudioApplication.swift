import Foundation

/// An app as one that records. See https://developer.apple.com/documentation/avfaudio/avaudioapplication.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether the app may record.
    public enum recordPermission: Int, Sendable {
        /// The person was not asked yet.
        case undetermined = 0x756E_6474
        /// It must not.
        case denied = 0x6465_6E79
        /// It may.
        case granted = 0x6772_6E74
    }

    /// The app.
    public static let shared = AVAudioApplication()

    override init() { super.init() }

    // Its name is its type's, too: a key path cannot tell them apart.
    /// Whether the app may record.
    @nonobjc open var recordPermission: recordPermission {
        switch AVAudioSession.sharedInstance().recordPermission {
        case .undetermined: .undetermined
        case .denied: .denied
        case .granted: .granted
        }
    }

    // @objc(requestRecordPermissionWithCompletionHandler:)
    /// Asks the person, the first time, whether the app may record.
    open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
        AVAudioSession.sharedInstance().requestRecordPermission(response)
    }

    /// Asks the person, the first time, whether the app may record.
    open class func requestRecordPermission() async -> Bool {
        await withCheckedContinuation { done in requestRecordPermission { done.resume(returning: $0) } }
    }
}
