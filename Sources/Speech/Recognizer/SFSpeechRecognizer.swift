import Foundation
import ObjCRuntime
import SampanHost
import UIKit

/// What the person allowed. See https://developer.apple.com/documentation/speech/sfspeechrecognizerauthorizationstatus.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case restricted = 2
    case authorized = 3
}

/// Hears whether speech can be recognized. See https://developer.apple.com/documentation/speech/sfspeechrecognizerdelegate.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    // @objc optional
    /// Recognition became available, or no longer is.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

/// Hears speech in a language. See https://developer.apple.com/documentation/speech/sfspeechrecognizer.
///
/// PocketSphinx recognizes, on the machine alone, in the languages of whose models there are packages. Nothing makes it unavailable
/// but the person's answer.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    /// The language that is heard.
    open var locale: Locale { model.locale }
    /// Whether speech can be recognized.
    open var isAvailable: Bool { true }
    /// Whether that is done on the device: it is.
    open var supportsOnDeviceRecognition = true
    /// Who is told when speech can be recognized, or no longer.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// What is spoken where requests do not say it.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Where results are told.
    open var queue = OperationQueue.main

    private let model: SpeechModel

    // @objc(initWithLocale:)
    /// Creates a recognizer of a language, the person's own where none is named; `nil` if that is none that is known.
    ///
    /// Apple's `init?()` is this one without its argument: Swift lets no class override `NSObject`'s with one that may fail.
    public init?(locale: Locale = .current) {
        guard let model = SpeechModel.best(for: locale) else { return nil }
        self.model = model
        super.init()
    }

    /// The languages that are known.
    open class func supportedLocales() -> Set<Locale> { Set(SpeechModel.all.map(\.locale)) }

    // MARK: Permission

    /// What the person allowed.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        switch Permissions.shared.answer(for: .speechRecognition) {
        case nil: .notDetermined
        case .denied: .denied
        case .granted, .grantedOnce: .authorized
        }
    }

    /// Asks the person, the first time, whether the app may recognize speech.
    ///
    /// - Parameter handler: is called on a queue of its own.
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        nonisolated(unsafe) let handler = handler
        SystemPermission.request(
            .speechRecognition, title: "“\(SystemPermission.appName)” Would Like to Access Speech Recognition",
            usageKey: "NSSpeechRecognitionUsageDescription"
        ) { granted in answers.async { handler(granted ? .authorized : .denied) } }
    }

    private static let answers = DispatchQueue(label: "Speech.authorization")

    // MARK: Recognizing

    // @objc(recognitionTaskWithRequest:resultHandler:)
    /// Begins to hear speech.
    ///
    /// - Parameter resultHandler: is called on `queue` with each result, the last of which is final, or with why there is none.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(request, model, queue, hint: hint(of: request))
        task.begin(HandlerListener(resultHandler))
        return task
    }

    // @objc(recognitionTaskWithRequest:delegate:)
    /// Begins to hear speech, and tells a delegate, which is kept until the end.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(request, model, queue, hint: hint(of: request))
        task.begin(DelegateListener(delegate))
        return task
    }

    private func hint(of request: SFSpeechRecognitionRequest) -> SFSpeechRecognitionTaskHint {
        request.taskHint == .unspecified ? defaultTaskHint : request.taskHint
    }
}
