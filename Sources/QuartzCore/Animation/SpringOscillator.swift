import CoreGraphics
import Foundation

/// A damped harmonic oscillator that goes from 0 to 1, in closed form.
package struct SpringOscillator: Equatable, Sendable {
    /// The mass at the spring's end.
    package var mass: Double
    /// The spring's stiffness.
    package var stiffness: Double
    /// The damping force for each unit of velocity.
    package var damping: Double
    /// The velocity to begin with, in whole ways a second, towards the end.
    package var initialVelocity: Double

    /// Creates an oscillator.
    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        (self.mass, self.stiffness, self.damping, self.initialVelocity) = (mass, stiffness, damping, initialVelocity)
    }

    /// Radians a second without damping.
    package var naturalFrequency: Double { (stiffness / mass).squareRoot() }
    /// 1 if the spring comes to rest as fast as it can without swinging over; less if it swings.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The place at a time, in seconds.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let (omega, zeta, velocity) = (naturalFrequency, dampingRatio, initialVelocity)
        // The distance to the end is y: y(0) = 1, y′(0) = −velocity.
        if abs(zeta - 1) < 1e-9 {
            return 1 - exp(-omega * time) * (1 + (omega - velocity) * time)
        }
        if zeta < 1 {
            let decay = zeta * omega, swing = omega * (1 - zeta * zeta).squareRoot()
            return 1 - exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
        }
        let root = omega * (zeta * zeta - 1).squareRoot()
        let slow = -zeta * omega + root, fast = -zeta * omega - root
        let a = (-velocity - fast) / (slow - fast)
        return 1 - (a * exp(slow * time) + (1 - a) * exp(fast * time))
    }

    /// The time after which the place stays within a thousandth of the end, in seconds; infinite for a spring that is not damped.
    package var settlingDuration: Double {
        let (omega, zeta, velocity) = (naturalFrequency, dampingRatio, initialVelocity)
        guard omega > 0, zeta > 0 else { return .infinity }
        let threshold = 1e-3
        if zeta < 1, abs(zeta - 1) >= 1e-9 {
            let decay = zeta * omega, swing = omega * (1 - zeta * zeta).squareRoot()
            // The two swings' amplitudes added up, as if they met.
            return max(0, log((1 + abs((decay - velocity) / swing)) / threshold) / decay)
        }
        // No swinging envelope here: step out until the tail is small, then halve the interval.
        func isSettled(_ t: Double) -> Bool { abs(1 - value(at: t)) <= threshold }
        var high = 1 / omega
        while !(isSettled(high) && isSettled(high * 1.25) && isSettled(high * 1.5)), high < 1e6 { high *= 2 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isSettled(middle), middle > 1 / omega { high = middle } else { low = middle }
        }
        return high
    }
}
