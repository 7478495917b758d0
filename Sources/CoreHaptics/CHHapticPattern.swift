import Foundation

/// Taps, vibrations and sounds in time. See https://developer.apple.com/documentation/corehaptics/chhapticpattern.
open class CHHapticPattern: NSObject {
    let events: [CHHapticEvent]
    let parameters: [CHHapticDynamicParameter]
    let curves: [CHHapticParameterCurve]

    /// A pattern of events, and of changes at once. What makes no sense is thrown as a `CHHapticError`.
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        try self.init(events, parameters, [])
    }

    /// A pattern of events, and of changes along curves.
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        try self.init(events, [], parameterCurves)
    }

    /// A pattern as a dictionary states it.
    public convenience init(dictionary patternDict: [CHHapticPattern.Key: Any]) throws {
        try self.init(PatternReader(folder: Bundle.main.resourceURL), values: PatternReader.values(patternDict))
    }

    /// A pattern of an `.ahap` file.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
        try self.init(data: data, folder: ahapURL.deletingLastPathComponent())
    }

    /// A pattern of an `.ahap` file's data. Sounds are looked for in a folder.
    convenience init(data: Data, folder: URL?) throws {
        guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw CHHapticError(.invalidPatternData) }
        try self.init(PatternReader(folder: folder), values: values)
    }

    private convenience init(_ reader: PatternReader, values: [String: Any]) throws {
        let parts = try reader.read(values)
        try self.init(parts.events, parts.parameters, parts.curves)
    }

    private init(_ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter], _ curves: [CHHapticParameterCurve]) throws {
        try PatternCheck.check(events, parameters, curves)
        (self.events, self.parameters, self.curves) = (events, parameters, curves)
        super.init()
    }

    /// When the last event ends, in seconds.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

    /// The pattern as a dictionary.
    open func exportDictionary() throws -> [CHHapticPattern.Key: Any] {
        let entries: [[Key: Any]] =
            events.map { [.event: Self.entry($0)] }
            + parameters.map {
                [.parameter: [.parameterID: $0.parameterID.rawValue, .parameterValue: $0.value, .time: $0.relativeTime] as [Key: Any]]
            }
            + curves.map { curve in
                let points: [[Key: Any]] = curve.controlPoints.map { [.time: $0.relativeTime, .parameterValue: $0.value] }
                return [
                    .parameterCurve: [
                        .parameterID: curve.parameterID.rawValue, .time: curve.relativeTime, .parameterCurveControlPoints: points,
                    ] as [Key: Any]
                ]
            }
        return [.version: 1.0, .pattern: entries]
    }

    private static func entry(_ event: CHHapticEvent) -> [Key: Any] {
        var entry: [Key: Any] = [.eventType: event.type.rawValue, .time: event.relativeTime]
        if event.duration > 0 { entry[.eventDuration] = event.duration }
        if !event.eventParameters.isEmpty {
            entry[.eventParameters] = event.eventParameters.map {
                [.parameterID: $0.parameterID.rawValue, .parameterValue: $0.value] as [Key: Any]
            }
        }
        if let waveform = event.waveform {
            entry[.eventWaveformPath] = waveform.path
            entry[.eventWaveformUseVolumeEnvelope] = waveform.usesVolumeEnvelope
            entry[.eventWaveformLoopEnabled] = waveform.loops
        }
        return entry
    }
}
