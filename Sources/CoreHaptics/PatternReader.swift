import Foundation

/// Reads patterns as dictionaries and files state them.
struct PatternReader {
    /// Where sounds lie.
    let folder: URL?

    struct Parts {
        var events: [CHHapticEvent] = []
        var parameters: [CHHapticDynamicParameter] = []
        var curves: [CHHapticParameterCurve] = []
    }

    /// A dictionary with names for keys, all the way down.
    static func values(_ dictionary: [CHHapticPattern.Key: Any]) -> [String: Any] {
        Dictionary(dictionary.map { ($0.key.rawValue, plain($0.value)) }) { $1 }
    }

    private static func plain(_ value: Any) -> Any {
        switch value {
        case let value as [CHHapticPattern.Key: Any]: values(value)
        case let value as [String: Any]: value.mapValues(plain)
        case let value as [Any]: value.map(plain)
        case let value as CHHapticEvent.EventType: value.rawValue
        case let value as CHHapticEvent.ParameterID: value.rawValue
        case let value as CHHapticDynamicParameter.ID: value.rawValue
        default: value
        }
    }

    func read(_ values: [String: Any]) throws(CHHapticError) -> Parts {
        guard let entries = values["Pattern"] as? [Any] else { throw CHHapticError(.invalidPatternDictionary) }
        var parts = Parts()
        for entry in entries {
            guard let entry = entry as? [String: Any] else { throw CHHapticError(.invalidPatternDictionary) }
            if let event = entry["Event"] as? [String: Any] {
                parts.events.append(try self.event(event))
            } else if let parameter = entry["Parameter"] as? [String: Any] {
                parts.parameters.append(try self.parameter(parameter))
            } else if let curve = entry["ParameterCurve"] as? [String: Any] {
                parts.curves.append(try self.curve(curve))
            } else {
                throw CHHapticError(.invalidPatternDictionary)
            }
        }
        return parts
    }

    private func event(_ values: [String: Any]) throws(CHHapticError) -> CHHapticEvent {
        guard let type = values["EventType"] as? String, let time = Self.number(values["Time"]) else { throw CHHapticError(.badEventEntry) }
        var parameters: [CHHapticEventParameter] = []
        for entry in values["EventParameters"] as? [Any] ?? [] {
            guard let entry = entry as? [String: Any], let name = entry["ParameterID"] as? String,
                let value = Self.number(entry["ParameterValue"])
            else { throw CHHapticError(.badParameterEntry) }
            parameters.append(CHHapticEventParameter(parameterID: .init(rawValue: name), value: Float(value)))
        }
        let event = CHHapticEvent(
            eventType: .init(rawValue: type), parameters: parameters, relativeTime: time,
            duration: Self.number(values["EventDuration"]) ?? 0)
        if let path = values["EventWaveformPath"] as? String {
            event.waveform = try waveform(path, values)
        } else if event.type == .audioCustom {
            throw CHHapticError(.badEventEntry)
        }
        return event
    }

    private func waveform(_ path: String, _ values: [String: Any]) throws(CHHapticError) -> CHHapticEvent.Waveform {
        let file = folder.map { URL(fileURLWithPath: path, relativeTo: $0).path } ?? path
        guard FileManager.default.fileExists(atPath: file) else { throw CHHapticError(.fileNotFound) }
        return CHHapticEvent.Waveform(
            path: path, usesVolumeEnvelope: values["EventWaveformUseVolumeEnvelope"] as? Bool,
            loops: values["EventWaveformLoopEnabled"] as? Bool)
    }

    private func parameter(_ values: [String: Any]) throws(CHHapticError) -> CHHapticDynamicParameter {
        guard let name = values["ParameterID"] as? String, let value = Self.number(values["ParameterValue"]),
            let time = Self.number(values["Time"])
        else { throw CHHapticError(.badParameterEntry) }
        return CHHapticDynamicParameter(parameterID: .init(rawValue: name), value: Float(value), relativeTime: time)
    }

    private func curve(_ values: [String: Any]) throws(CHHapticError) -> CHHapticParameterCurve {
        guard let name = values["ParameterID"] as? String, let time = Self.number(values["Time"]),
            let points = values["ParameterCurveControlPoints"] as? [Any]
        else { throw CHHapticError(.badParameterEntry) }
        var read: [CHHapticParameterCurve.ControlPoint] = []
        for point in points {
            guard let point = point as? [String: Any], let time = Self.number(point["Time"]),
                let value = Self.number(point["ParameterValue"])
            else { throw CHHapticError(.badParameterEntry) }
            read.append(.init(relativeTime: time, value: Float(value)))
        }
        return CHHapticParameterCurve(parameterID: .init(rawValue: name), controlPoints: read, relativeTime: time)
    }

    /// A number of whichever kind.
    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

/// Says what of a pattern makes no sense.
enum PatternCheck {
    static func check(
        _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter], _ curves: [CHHapticParameterCurve]
    ) throws(CHHapticError) {
        for event in events {
            guard CHHapticEvent.EventType.all.contains(event.type) else { throw CHHapticError(.invalidEventType) }
            guard isTime(event.relativeTime) else { throw CHHapticError(.invalidEventTime) }
            guard isTime(event.duration) else { throw CHHapticError(.invalidEventDuration) }
            guard event.eventParameters.allSatisfy({ CHHapticEvent.ParameterID.all.contains($0.parameterID) }) else {
                throw CHHapticError(.invalidParameterType)
            }
        }
        for (name, times) in parameters.map({ ($0.parameterID, [$0.relativeTime]) })
            + curves.map({ ($0.parameterID, [$0.relativeTime] + $0.controlPoints.map(\.relativeTime)) })
        {
            guard CHHapticDynamicParameter.ID.all.contains(name) else { throw CHHapticError(.invalidParameterType) }
            guard times.allSatisfy(isTime) else { throw CHHapticError(.invalidTime) }
        }
    }

    private static func isTime(_ time: TimeInterval) -> Bool { time.isFinite && time >= 0 }
}
