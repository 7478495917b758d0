import Foundation
import SampanHost
import SampanSound

/// A view of keys that click. See https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    // @objc optional
    /// Whether `UIDevice.playInputClick()` is heard while the view is shown as an input view or above one.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIDevice {
    /// Plays the click of a key, if an input view is shown that has clicks enabled: see `UIInputViewAudioFeedback`.
    /// See https://developer.apple.com/documentation/uikit/uidevice/playinputclick().
    public func playInputClick() {
        guard KeyboardController.shared.shown.contains(where: InputClick.isEnabled) else { return }
        InputClick.play()
    }
}

/// The click of a key.
@MainActor
private enum InputClick {
    static func isEnabled(by view: UIView) -> Bool {
        guard view.window != nil, let view = view as? any UIInputViewAudioFeedback else { return false }
        return OptionalRequirement.call { view.enableInputClicksWhenVisible } ?? false
    }

    /// A tone that dies away within 12 ms.
    private static let samples: [Float] = {
        let rate = Double(SoundFormat.sampleRate)
        return (0..<Int(rate * 0.012)).map { index in
            let time = Double(index) / rate
            return Float(0.2 * exp(-time / 0.002) * sin(2 * .pi * 1800 * time))
        }
    }()

    static func play() {
        let reader = MemoryReader(samples, sampleRate: Double(SoundFormat.sampleRate), channelCount: 1)
        SoundMixer.current.add(ClipVoice(reader))
    }
}
