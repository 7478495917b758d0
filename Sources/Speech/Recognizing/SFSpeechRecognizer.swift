import Foundation
import ObjCRuntime
import SampanHost
import UIKit

/// Recognizes speech.
///
/// Beside a file `NAME.wav`, or of another kind, a file `NAME.txt` says what is spoken in it; so does it beside the file that the microphone hears
/// (`sampan run --microphone`), which is what a request of buffers is taken to hear. Other English is recognized by PocketSphinx, if that is installed.
///
/// May be used on any thread. See https://developer.apple.com/documentation/speech/sfspeechrecognizer.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    /// The language.
    public let locale: Locale
    /// Who is told of availability.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// What requests are for that do not say it.
    open var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified
    /// Where handlers and delegates are called; the main queue unless it is set.
    open var queue = OperationQueue.main
    /// Whether sound need not leave the device. It never does.
    open var supportsOnDeviceRecognition: Bool

    private let permissions: Permissions
    private let lock = NSLock()
    private var wasAvailable = false

    // @objc(initWithLocale:)
    /// Creates a recognizer for a language, the person's unless one is named; `nil` if that is not among `supportedLocales()`. Any region of such a
    /// language is taken.
    public convenience init?(locale: Locale = Locale.current) { self.init(locale: locale, permissions: .shared) }

    init?(locale: Locale, permissions: Permissions) {
        guard let language = locale.language.languageCode, Self.supportedLocales().contains(where: { $0.language.languageCode == language })
        else { return nil }
        (self.locale, self.permissions) = (locale, permissions)
        supportsOnDeviceRecognition = Listeners.areThere(for: locale)
        super.init()
        wasAvailable = isAvailable
        permissions.observe { [weak self] service in
            if service == .speechRecognition { self?.permissionDidChange() }
        }
    }

    // MARK: Permission

    /// Whether the app may recognize speech.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { status(in: .shared) }

    static func status(in permissions: Permissions) -> SFSpeechRecognizerAuthorizationStatus {
        switch permissions.answer(for: .speechRecognition) {
        case nil: .notDetermined
        case .denied: .denied
        case .granted, .grantedOnce: .authorized
        }
    }

    // @objc(requestAuthorization:)
    /// Asks the person, the first time, whether the app may recognize speech, with its `NSSpeechRecognitionUsageDescription`.
    ///
    /// - Parameter handler: is called with the answer on a queue of the system's.
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        nonisolated(unsafe) let handler = handler
        SystemPermission.request(
            .speechRecognition, title: "“\(SystemPermission.appName)” Would Like to Access Speech Recognition",
            usageKey: "NSSpeechRecognitionUsageDescription"
        ) { granted in DispatchQueue.global().async { handler(granted ? .authorized : .denied) } }
    }

    private func permissionDidChange() {
        let available = isAvailable
        let hasChanged = lock.withLock {
            defer { wasAvailable = available }
            return wasAvailable != available
        }
        guard hasChanged else { return }
        queue.addOperation { [weak self] in
            guard let self, let delegate else { return }
            OptionalRequirement.call { delegate.speechRecognizer(self, availabilityDidChange: available) }
        }
    }

    // MARK: Languages

    /// The languages that a recognizer can be made for: those of iOS. What is spoken in others than English only transcripts tell.
    open class func supportedLocales() -> Set<Locale> { Set(languages.map { Locale(identifier: $0) }) }

    private static let languages = [
        "ar-SA", "ca-ES", "cs-CZ", "da-DK", "de-AT", "de-CH", "de-DE", "el-GR", "en-AE", "en-AU", "en-CA", "en-GB", "en-ID",
        "en-IE", "en-IN", "en-NZ", "en-PH", "en-SA", "en-SG", "en-US", "en-ZA", "es-419", "es-CL", "es-CO", "es-ES", "es-MX",
        "es-US", "fi-FI", "fr-BE", "fr-CA", "fr-CH", "fr-FR", "he-IL", "hi-IN", "hr-HR", "hu-HU", "id-ID", "it-CH", "it-IT",
        "ja-JP", "ko-KR", "ms-MY", "nb-NO", "nl-BE", "nl-NL", "pl-PL", "pt-BR", "pt-PT", "ro-RO", "ru-RU", "sk-SK", "sv-SE",
        "th-TH", "tr-TR", "uk-UA", "vi-VN", "wuu-CN", "yue-CN", "zh-CN", "zh-HK", "zh-TW",
    ]

    // @objc(available)
    /// Whether there is something that could tell what is spoken, and the person did not forbid it.
    open var isAvailable: Bool { permissions.answer(for: .speechRecognition) != .denied && Listeners.areThere(for: locale) }

    // MARK: Tasks

    // @objc(recognitionTaskWithRequest:resultHandler:)
    /// Recognizes what is spoken.
    ///
    /// - Parameters:
    ///   - request: the sound.
    ///   - resultHandler: is called on `queue` with what was heard so far and in the end, or with why that failed.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(request, queue: queue, handler: resultHandler, delegate: nil)
        task.begin(request, locale: locale, permissions: permissions)
        return task
    }

    // @objc(recognitionTaskWithRequest:delegate:)
    /// Recognizes what is spoken, and tells a delegate on `queue`.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(request, queue: queue, handler: nil, delegate: delegate)
        task.begin(request, locale: locale, permissions: permissions)
        return task
    }
}
