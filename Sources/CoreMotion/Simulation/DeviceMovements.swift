import Foundation
import UIKit

/// How the device is held and moved in the course of the host's time.
struct DeviceMovements: Sendable {
    /// What moves the device from a time on, until another thing does.
    private enum Course: Sendable {
        /// It is turned the shortest way from one attitude to another.
        case turn(from: Rotation, to: Rotation, duration: Double)
        case recording(MotionRecording)
    }

    /// What moves it for a while without turning it.
    private struct Push: Sendable {
        let began: Double
        let duration: Double
        let acceleration: Vector
        /// Cycles a second; `nil` for a push that is the same all the while.
        var frequency: Double?

        func acceleration(at time: Double) -> Vector {
            guard time >= began, time < began + duration else { return .zero }
            return acceleration * (frequency.map { sin(2 * .pi * $0 * (time - began)) } ?? 1)
        }
    }

    private var courses: [(began: Double, course: Course)] = []
    private var pushes: [Push] = []

    /// Standing upright, its screen to the south.
    private static let upright = Rotation(roll: 0, pitch: .pi / 2, yaw: 0)

    /// How it is held where the host says so.
    static func attitude(_ orientation: UIDeviceOrientation) -> Rotation {
        switch orientation {
        case .portrait, .unknown: upright
        case .landscapeLeft: upright * Rotation(turning: Vector(0, 0, .pi / 2))
        case .portraitUpsideDown: upright * Rotation(turning: Vector(0, 0, .pi))
        case .landscapeRight: upright * Rotation(turning: Vector(0, 0, -.pi / 2))
        case .faceUp: .none
        case .faceDown: Rotation(turning: Vector(0, .pi, 0))
        }
    }

    // MARK: What moves it

    /// Turns it until it is held so.
    mutating func turn(to attitude: Rotation, at time: Double, over duration: Double) {
        courses.append((time, .turn(from: sample(at: time).attitude, to: attitude, duration: duration)))
    }

    mutating func play(_ recording: MotionRecording, at time: Double) { courses.append((time, .recording(recording))) }

    mutating func push(_ acceleration: Vector, at time: Double, for duration: Double) {
        pushes.append(Push(began: time, duration: duration, acceleration: acceleration))
    }

    /// Shakes it to and fro along the screen's width: three times, 2.5 g strong.
    mutating func shake(at time: Double) {
        pushes.append(Push(began: time, duration: 0.6, acceleration: Vector(2.5, 0, 0), frequency: 5))
    }

    // MARK: What is measured

    func sample(at time: Double) -> MotionSample {
        var sample =
            courses.last { $0.began <= time }.map { Self.sample($0.course, after: time - $0.began) }
            ?? MotionSample(attitude: Self.upright)
        for push in pushes { sample.userAcceleration += push.acceleration(at: time) }
        return sample
    }

    private static func sample(_ course: Course, after seconds: Double) -> MotionSample {
        switch course {
        case .turn(let from, let to, let duration):
            guard seconds < duration else { return MotionSample(attitude: to) }
            let turn = (from.inverse * to).turn
            return MotionSample(attitude: from * Rotation(turning: turn * (seconds / duration)), rotationRate: turn / duration)
        case .recording(let recording): return recording.sample(after: seconds)
        }
    }
}
