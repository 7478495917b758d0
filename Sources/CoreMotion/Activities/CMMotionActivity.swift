import Foundation
import SampanHost

/// How sure something is. See https://developer.apple.com/documentation/coremotion/cmmotionactivityconfidence.
public enum CMMotionActivityConfidence: Int, Sendable {
    case low, medium, high
}

/// What the person who carries the device does. See https://developer.apple.com/documentation/coremotion/cmmotionactivity.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    private let activity: MotionActivity
    /// When the person began with it.
    public let startDate: Date
    /// How sure it is: very, for scripts say it.
    public let confidence: CMMotionActivityConfidence

    init(_ activity: MotionActivity, from startDate: Date, at time: TimeInterval) {
        (self.activity, self.startDate, confidence) = (activity, startDate, .high)
        super.init(timestamp: time)
    }

    /// Whether nobody knows it.
    open var unknown: Bool { activity == .unknown }
    /// Whether the device rests.
    open var stationary: Bool { activity == .stationary }
    /// Whether the person walks.
    open var walking: Bool { activity == .walking }
    /// Whether the person runs.
    open var running: Bool { activity == .running }
    /// Whether the device is in a car.
    open var automotive: Bool { activity == .automotive }
    /// Whether the person rides a bicycle.
    open var cycling: Bool { activity == .cycling }

    /// Reads what `encode(with:)` wrote; `nil` where that is not there.
    public required init?(coder: NSCoder) {
        guard let start = coder.decodeObject(of: NSDate.self, forKey: "startDate"),
            let name = coder.decodeObject(of: NSString.self, forKey: "activity"),
            let activity = MotionActivity(rawValue: String(describing: name)),
            let confidence = CMMotionActivityConfidence(rawValue: coder.decodeInteger(forKey: "confidence"))
        else { return nil }
        (startDate, self.activity, self.confidence) = (start as Date, activity, confidence)
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(startDate as NSDate, forKey: "startDate")
        coder.encode(activity.rawValue as NSString, forKey: "activity")
        coder.encode(confidence.rawValue, forKey: "confidence")
    }
}
