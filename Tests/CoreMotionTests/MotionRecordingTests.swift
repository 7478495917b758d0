import Foundation
import Testing

@testable import CoreMotion

/// Files of measurements.
@Suite struct MotionRecordingTests {
    private func read(_ text: String) throws -> MotionRecording { try MotionRecording(Data(text.utf8), name: "ride.csv") }

    @Test func betweenTwoMomentsThereIsAPartOfBoth() throws {
        let recording = try read("time,ax,ay,az,gx,gy,gz\n# still\n10,0,0,-1,0,0,0\n\n12,0.5,0,-1,0,0,0.2\n")
        let middle = recording.sample(after: 1)
        #expect(rounded(middle.acceleration) == [0.25, 0, -1] && rounded(middle.rotationRate) == [0, 0, 0.1])
        let end = recording.sample(after: 5)
        #expect(rounded(end.rotationRate) == [0, 0, 0] && rounded(end.userAcceleration) == [0, 0, 0])
    }

    @Test func theDeviceIsHeldAsGravitySaysAndTurnsAsTheGyroscopeSays() throws {
        let upright = try read("0,0,-1,0,0,0,0\n1,0,-1,0,0,0,0").sample(after: 0.5)
        #expect(abs(upright.attitude.pitch - .pi / 2) < 1e-6 && rounded(upright.userAcceleration) == [0, 0, 0])
        // A quarter of a turn about the axis out of the screen, flat on a table.
        let rate = Double.pi / 2
        let lines = (0...100).map { "\(Double($0) / 100),0,0,-1,0,0,\(rate)" }
        let turned = try read(lines.joined(separator: "\n")).sample(after: 2)
        #expect(abs(turned.attitude.yaw - rate) < 1e-6 && rounded(turned.gravity) == [0, 0, -1])
    }

    @Test func gravityPutsRightWhatTheGyroscopeGotWrong() throws {
        // The gyroscope says nothing while the device comes to lie on its side.
        let lines = ["0,0,0,-1,0,0,0"] + (1...1000).map { "\(Double($0) / 100),0.5,0,-0.8660254,0,0,0" }
        let sample = try read(lines.joined(separator: "\n")).sample(after: 10)
        #expect(rounded(sample.gravity) == [0.5, 0, -0.866])
    }

    @Test func aFieldSaysWhereNorthIs() throws {
        let sample = try read("0,0,0,-1,0,0,0,0,20,-45").sample(after: 0)
        #expect(abs(sample.attitude.heading - 90) < 1e-6)
        #expect(rounded(sample.magneticField) == [0, 20, -45])
        #expect(rounded(sample.attitude.toFrame(sample.magneticField)) == [20, 0, -45])
    }

    @Test(arguments: [
        ("", "ride.csv:1: there is no line of values"),
        ("time,ax,ay,az,gx,gy,gz\n", "ride.csv:1: there is no line of values"),
        ("0,1,2", "ride.csv:1: expected 7 or 10 values, found 3"),
        ("0,0,0,-1,0,0,0\n1,0,0", "ride.csv:2: expected 7 values, found 3"),
        ("0,0,0,-1,0,0,0\n0,0,0,-1,0,0,0", "ride.csv:2: the time is not after that of the line before"),
        ("0,0,down,-1,0,0,0", "ride.csv:1: expected a number for ay, found 'down'"),
        ("0,0,0,nan,0,0,0", "ride.csv:1: expected a number for az, found 'nan'"),
        ("0,0,0,-1,0,0,0,1,2,inf", "ride.csv:1: expected a number for mz, found 'inf'"),
    ])
    func whatIsNoFileOfMeasurementsIsRefusedWithItsLine(text: String, message: String) {
        #expect { try read(text) } throws: { "\($0)" == message }
    }

    @Test func bytesThatAreNoTextAreRefused() {
        #expect { try MotionRecording(Data([0xFF, 0xFE]), name: "a") } throws: { "\($0)" == "a:1: the text is not valid UTF-8" }
    }
}
