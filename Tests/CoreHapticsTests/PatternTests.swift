import Foundation
import Testing

@testable import CoreHaptics

@Suite struct PatternTests {
    private let text = """
        {"Version": 1, "Metadata": {"Project": "any"}, "Pattern": [
          {"Event": {"Time": 0, "EventType": "HapticTransient",
            "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.5}]}},
          {"Event": {"Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 1.5}},
          {"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 0.25, "Time": 1}},
          {"ParameterCurve": {"ParameterID": "HapticSharpnessControl", "Time": 0, "ParameterCurveControlPoints": [
            {"Time": 0, "ParameterValue": 0}, {"Time": 2, "ParameterValue": 1}]}}]}
        """

    private func code(_ body: () throws -> Void) -> CHHapticError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? CHHapticError)?.code }
    }

    private func code(ofPattern entries: String) -> CHHapticError.Code? {
        code { _ = try CHHapticPattern(data: Data("{\"Pattern\": [\(entries)]}".utf8), folder: nil) }
    }

    @Test func aFileIsReadAndWrittenAsADictionary() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ahap")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let pattern = try CHHapticPattern(contentsOf: file)
        #expect(pattern.duration == 2 && pattern.events.count == 2 && pattern.parameters.count == 1 && pattern.curves.count == 1)
        #expect(pattern.events[0].type == .hapticTransient && pattern.events[0].eventParameters[0].parameterID == .hapticIntensity)
        #expect(pattern.curves[0].controlPoints.map(\.value) == [0, 1])
        let again = try CHHapticPattern(dictionary: pattern.exportDictionary())
        #expect(again.duration == 2 && again.parameters[0].value == 0.25 && again.curves[0].controlPoints[1].relativeTime == 2)
        #expect(again.events[0].eventParameters[0].value == 0.5)
    }

    @Test func aDictionaryIsReadWithApplesKeys() throws {
        let pattern = try CHHapticPattern(dictionary: [
            .pattern: [[CHHapticPattern.Key.event: [CHHapticPattern.Key.eventType: CHHapticEvent.EventType.hapticTransient, .time: 0.25]]]
        ])
        #expect(pattern.events.map(\.relativeTime) == [0.25])
    }

    @Test func whatMakesNoSenseIsAnErrorOfItsOwn() {
        #expect(code { _ = try CHHapticPattern(data: Data("[".utf8), folder: nil) } == .invalidPatternData)
        #expect(code { _ = try CHHapticPattern(dictionary: [:]) } == .invalidPatternDictionary)
        #expect(code { _ = try CHHapticPattern(contentsOf: URL(fileURLWithPath: "/nowhere/at.ahap")) } == .fileNotFound)
        #expect(code(ofPattern: #"{"Event": {"EventType": "HapticTransient"}}"#) == .badEventEntry)
        #expect(code(ofPattern: #"{"Event": {"EventType": "Smell", "Time": 0}}"#) == .invalidEventType)
        #expect(code(ofPattern: #"{"Event": {"EventType": "HapticTransient", "Time": -1}}"#) == .invalidEventTime)
        #expect(code(ofPattern: #"{"Event": {"EventType": "HapticContinuous", "Time": 0, "EventDuration": -1}}"#) == .invalidEventDuration)
        #expect(code(ofPattern: #"{"Parameter": {"ParameterID": "HapticIntensityControl"}}"#) == .badParameterEntry)
        #expect(code(ofPattern: #"{"Parameter": {"ParameterID": "Colour", "ParameterValue": 1, "Time": 0}}"#) == .invalidParameterType)
        #expect(
            code(ofPattern: #"{"Event": {"EventType": "AudioCustom", "Time": 0, "EventWaveformPath": "/nowhere.wav"}}"#) == .fileNotFound)
        #expect(
            code {
                let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: -.infinity)
                _ = try CHHapticPattern(events: [event], parameters: [])
            } == .invalidEventTime)
    }

    /// In code that is not asynchronous nobody need wait for it.
    @Test func anEngineIsStoppedWithoutAHandler() throws {
        let engine = try CHHapticEngine()
        engine.stop()
    }

    @Test func noDeviceHasWhatAnEngineNeeds() async throws {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let engine = try CHHapticEngine()
        #expect(code { try engine.start() } == .notSupported)
        let told = await withCheckedContinuation { done in
            engine.start { error in done.resume(returning: (error as NSError?)?.code) }
        }
        #expect(told == -4809)
        #expect(code { try engine.playPattern(from: Data(text.utf8)) } == .notSupported)
        #expect(code { try engine.playPattern(from: Data()) } == .invalidPatternData)
        let pattern = try CHHapticPattern(data: Data(text.utf8), folder: nil)
        #expect(code { _ = try engine.makePlayer(with: pattern) } == .notSupported)
        try await engine.stop()
        do {
            try await engine.start()
        } catch CHHapticError.notSupported {
        } catch { Issue.record("another error") }
    }
}
