import Foundation
import SampanDebugLog

/// What VoiceOver says, one thing after the other. Nothing sounds: what is said takes its time, is told by the log, and is kept for who asks.
@MainActor
final class Speech {
    /// Something that is said.
    struct Utterance {
        var text: String
        var priority = UIAccessibilityPriority.default
        /// Whether it waits for what is being said, whatever its priority.
        var waits = false
        /// Whether the app announced it, and is told how it ended.
        var isAnnouncement = false
    }

    private var current: Utterance?
    private var timer: HostTimer?
    private var waiting: [Utterance] = []
    private var said: [String] = []

    /// About as fast as VoiceOver speaks to begin with, in characters a second, and the shortest time that anything takes, in seconds.
    private static let (pace, shortest): (Double, Double) = (15, 0.3)
    /// So many texts are kept.
    private static let keptTexts = 500

    /// How long a text takes, in seconds.
    static func duration(of text: String) -> Double { max(shortest, Double(text.count) / pace) }

    /// Says something: at once, after what is being said, or after all that waits, as its priority has it.
    func say(_ new: Utterance) {
        guard !new.text.isEmpty else { return }
        guard let current else { return begin(new) }
        if new.priority == .low { return waiting.append(new) }
        if new.waits || current.priority == .high {
            let place = waiting.firstIndex { $0.priority == .low } ?? waiting.count
            return waiting.insert(new, at: place)
        }
        end(successfully: false)
        begin(new)
    }

    /// Ends all that is said, and all that waits.
    func stop() {
        if current != nil { end(successfully: false) }
        let rest = waiting
        waiting = []
        for utterance in rest { tell(utterance, false) }
    }

    /// What was said since this was last asked, in its order.
    func takeSaid() -> [String] {
        defer { said = [] }
        return said
    }

    private func begin(_ utterance: Utterance) {
        current = utterance
        said.append(utterance.text)
        if said.count > Self.keptTexts { said.removeFirst() }
        DebugLog.write(.feedback, "VoiceOver says: \(utterance.text)")
        timer = HostTimer.schedule(after: Self.duration(of: utterance.text)) { [weak self] in self?.finished() }
    }

    private func finished() {
        end(successfully: true)
        // Who was told of the end may have said the next thing.
        if current == nil, !waiting.isEmpty { begin(waiting.removeFirst()) }
    }

    private func end(successfully: Bool) {
        timer?.invalidate()
        timer = nil
        guard let ended = current else { return }
        current = nil
        tell(ended, successfully)
    }

    private func tell(_ utterance: Utterance, _ wasSuccessful: Bool) {
        guard utterance.isAnnouncement else { return }
        NotificationCenter.default.post(
            name: UIAccessibility.announcementDidFinishNotification, object: nil,
            userInfo: [
                UIAccessibility.announcementStringValueUserInfoKey: utterance.text,
                UIAccessibility.announcementWasSuccessfulUserInfoKey: wasSuccessful,
            ])
    }
}

extension Speech.Utterance {
    /// What an app announces: a text, or one whose attributes say how much it matters.
    init?(announcement argument: Any?) {
        if let text = argument as? String {
            self.init(text: text, isAnnouncement: true)
        } else if let attributed = argument as? NSAttributedString {
            self.init(text: attributed.string, isAnnouncement: true)
            guard attributed.length > 0 else { return }
            let attributes = attributed.attributes(at: 0, effectiveRange: nil)
            switch attributes[.accessibilitySpeechAnnouncementPriority] {
            case let value as UIAccessibilityPriority: priority = value
            case let name as String: priority = UIAccessibilityPriority(rawValue: name)
            default: break
            }
            waits = (attributes[.accessibilitySpeechQueueAnnouncement] as? NSNumber)?.boolValue ?? false
        } else {
            return nil
        }
    }
}
