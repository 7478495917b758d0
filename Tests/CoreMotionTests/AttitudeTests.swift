import Foundation
import Testing

@testable import CoreMotion

/// How the device is held, by angles, matrices and quaternions.
@Suite struct AttitudeTests {
    private func attitude(_ roll: Double, _ pitch: Double, _ yaw: Double) -> Rotation {
        Rotation(roll: roll * .pi / 180, pitch: pitch * .pi / 180, yaw: yaw * .pi / 180)
    }

    @Test func gravityLiesAlongTheAxesOfTheDevice() {
        func gravity(_ rotation: Rotation) -> [Double] { rounded(MotionSample(attitude: rotation).gravity) }
        #expect(gravity(.none) == [0, 0, -1])
        #expect(gravity(attitude(0, 90, 0)) == [0, -1, 0])
        #expect(gravity(attitude(90, 0, 0)) == [1, 0, 0])
        #expect(gravity(attitude(180, 0, 45)) == [0, 0, 1])
        #expect(gravity(attitude(30, 0, 0)) == [0.5, 0, -0.866])
    }

    @Test func anglesAreThoseThatMadeTheAttitude() {
        for (roll, pitch, yaw) in [(10.0, 20.0, 30.0), (-170, -80, 179), (90, 0, 90), (0, 45, -120)] {
            let made = CMAttitude(attitude(roll, pitch, yaw))
            let found = [made.roll, made.pitch, made.yaw].map { ($0 * 180 / .pi * 1e6).rounded() / 1e6 }
            #expect(found == [roll, pitch, yaw])
        }
    }

    @Test func uprightTheTurnIsCountedAsYaw() {
        let upright = CMAttitude(attitude(0, 90, 40))
        #expect(upright.roll == 0 && abs(upright.yaw - 40 * .pi / 180) < 1e-6 && abs(upright.pitch - .pi / 2) < 1e-6)
    }

    @Test func theMatrixTakesWhatTheFrameHasToTheDevice() {
        let rotation = attitude(25, -35, 70)
        let matrix = CMAttitude(rotation).rotationMatrix
        let gravity = MotionSample(attitude: rotation).gravity
        #expect(rounded(gravity) == rounded(-SIMD3(matrix.m13, matrix.m23, matrix.m33)))
        let north = rotation.toDevice(SIMD3(1, 0, 0))
        #expect(rounded(north) == rounded(SIMD3(matrix.m11, matrix.m21, matrix.m31)))
    }

    @Test func theQuaternionIsTheTurnOutOfTheFrame() {
        let quaternion = CMAttitude(attitude(0, 0, 90)).quaternion
        #expect(abs(quaternion.w - 0.5.squareRoot()) < 1e-9 && abs(quaternion.z - 0.5.squareRoot()) < 1e-9)
        #expect(quaternion.x == 0 && quaternion.y == 0)
    }

    @Test func anAttitudeByTheInverseOfAnotherIsTheTurnBetweenThem() {
        let start = CMAttitude(attitude(0, 90, 0))
        let now = CMAttitude(attitude(0, 90, 0) * attitude(20, 0, 0))
        now.multiply(byInverseOf: start)
        #expect(abs(now.roll - 20 * .pi / 180) < 1e-9 && abs(now.pitch) < 1e-9 && abs(now.yaw) < 1e-9)
        #expect(abs(start.pitch - .pi / 2) < 1e-6)
    }

    @Test func theHeadingIsClockwiseFromNorth() {
        #expect(abs(attitude(0, 0, -90).heading - 90) < 1e-9)
        #expect(abs(attitude(0, 90, 90).heading - 270) < 1e-9)
        #expect(Rotation.none.heading == 0)
        // It stands on its side.
        #expect(abs(attitude(90, 0, 0).heading) < 1e-9)
    }

    @Test func aTurnIsTheShortestWay() {
        let turn = attitude(0, 0, 350).turn
        #expect(rounded(turn) == rounded(SIMD3(0, 0, -10 * .pi / 180)))
        #expect(Rotation.none.turn == .zero)
    }

    @Test func measurementsAreArchived() throws {
        let sample = MotionSample(attitude: attitude(10, 20, 30), rotationRate: SIMD3(1, 2, 3), userAcceleration: SIMD3(0.1, 0.2, 0.3))
        let motion = CMDeviceMotion(sample, in: .xMagneticNorthZVertical, at: 12.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: motion, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CMDeviceMotion.self, from: data))
        #expect(read.timestamp == 12.5 && read.rotationRate.z == 3 && read.userAcceleration.y == 0.2)
        #expect(abs(read.attitude.roll - 10 * .pi / 180) < 1e-9 && read.heading == motion.heading && read.magneticField.accuracy == .high)
        let copied = try #require(motion.attitude.copy() as? CMAttitude)
        copied.multiply(byInverseOf: motion.attitude)
        #expect(abs(copied.roll) < 1e-9 && abs(motion.attitude.roll) > 0.1)
    }
}
