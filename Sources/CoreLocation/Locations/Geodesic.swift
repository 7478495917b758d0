import Foundation

/// Distances and ways on the earth's ellipsoid (WGS 84), by T. Vincenty's formulas of 1975, which are right to a millimetre.
package enum Geodesic {
    private static let semiMajor = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let semiMinor = semiMajor * (1 - flattening)

    /// The length of the shortest way between two places, in metres.
    package static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        inverse(from, to)?.distance ?? aroundTheEarth(from, to)
    }

    /// In which direction the shortest way begins, in degrees from north by east; `nil` between places that are the same, or opposite.
    package static func course(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double? {
        guard let solved = inverse(from, to), solved.distance > 0 else { return nil }
        let degrees = solved.azimuth * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    /// The place between two others, a part of the way along.
    package static func between(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D, _ part: Double) -> CLLocationCoordinate2D {
        guard part > 0, let course = course(from, to) else { return from }
        return part >= 1 ? to : destination(from, course: course, distance: distance(from, to) * part)
    }

    /// Where a way ends that begins in a direction, in degrees, and has a length, in metres.
    package static func destination(
        _ from: CLLocationCoordinate2D, course: Double, distance: Double
    ) -> CLLocationCoordinate2D {
        let azimuth = course * .pi / 180
        let reduced = atan((1 - flattening) * tan(from.latitude * .pi / 180))
        let (sinU, cosU) = (sin(reduced), cos(reduced))
        let start = atan2(tan(reduced), cos(azimuth))
        let sinAlpha = cosU * sin(azimuth)
        let cosSqAlpha = 1 - sinAlpha * sinAlpha
        let series = Series(cosSqAlpha: cosSqAlpha)
        var sigma = distance / (semiMinor * series.a)
        for _ in 0..<100 {
            let cos2 = cos(2 * start + sigma)
            let next = distance / (semiMinor * series.a) + series.correction(sinSigma: sin(sigma), cosSigma: cos(sigma), cos2: cos2)
            defer { sigma = next }
            if abs(next - sigma) < 1e-13 { break }
        }
        let cos2 = cos(2 * start + sigma)
        let (sinSigma, cosSigma) = (sin(sigma), cos(sigma))
        let across = sinU * sinSigma - cosU * cosSigma * cos(azimuth)
        let latitude = atan2(
            sinU * cosSigma + cosU * sinSigma * cos(azimuth), (1 - flattening) * (sinAlpha * sinAlpha + across * across).squareRoot())
        let lambda = atan2(sinSigma * sin(azimuth), cosU * cosSigma - sinU * sinSigma * cos(azimuth))
        let c = flattening / 16 * cosSqAlpha * (4 + flattening * (4 - 3 * cosSqAlpha))
        let turn =
            lambda - (1 - c) * flattening * sinAlpha
            * (sigma + c * sinSigma * (cos2 + c * cosSigma * (2 * cos2 * cos2 - 1)))
        let longitude = remainder(from.longitude + turn * 180 / .pi, 360)
        return CLLocationCoordinate2D(latitude: latitude * 180 / .pi, longitude: longitude)
    }

    /// The coefficients of the series for a way's length.
    private struct Series {
        let a: Double
        let b: Double

        init(cosSqAlpha: Double) {
            let u = cosSqAlpha * (semiMajor * semiMajor - semiMinor * semiMinor) / (semiMinor * semiMinor)
            a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
            b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
        }

        func correction(sinSigma: Double, cosSigma: Double, cos2: Double) -> Double {
            b * sinSigma
                * (cos2 + b / 4
                    * (cosSigma * (2 * cos2 * cos2 - 1)
                        - b / 6 * cos2 * (4 * sinSigma * sinSigma - 3) * (4 * cos2 * cos2 - 3)))
        }
    }

    /// The way between two places; `nil` where they are nearly opposite and the formulas do not settle.
    private static func inverse(
        _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
    ) -> (distance: Double, azimuth: Double)? {
        let difference = remainder(to.longitude - from.longitude, 360) * .pi / 180
        let u1 = atan((1 - flattening) * tan(from.latitude * .pi / 180))
        let u2 = atan((1 - flattening) * tan(to.latitude * .pi / 180))
        let (sinU1, cosU1, sinU2, cosU2) = (sin(u1), cos(u1), sin(u2), cos(u2))
        var lambda = difference
        for _ in 0..<200 {
            let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
            let across = cosU2 * sinLambda
            let along = cosU1 * sinU2 - sinU1 * cosU2 * cosLambda
            let sinSigma = (across * across + along * along).squareRoot()
            if sinSigma == 0 { return abs(lambda) < 1 ? (0, 0) : nil }
            let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cosU1 * cosU2 * sinLambda / sinSigma
            let cosSqAlpha = 1 - sinAlpha * sinAlpha
            let cos2 = cosSqAlpha < 1e-15 ? 0 : cosSigma - 2 * sinU1 * sinU2 / cosSqAlpha
            let c = flattening / 16 * cosSqAlpha * (4 + flattening * (4 - 3 * cosSqAlpha))
            let next =
                difference + (1 - c) * flattening * sinAlpha
                * (sigma + c * sinSigma * (cos2 + c * cosSigma * (2 * cos2 * cos2 - 1)))
            guard abs(next) <= .pi else { return nil }
            if abs(next - lambda) < 1e-13 {
                let series = Series(cosSqAlpha: cosSqAlpha)
                let length = semiMinor * series.a * (sigma - series.correction(sinSigma: sinSigma, cosSigma: cosSigma, cos2: cos2))
                return (length, atan2(across, along))
            }
            lambda = next
        }
        return nil
    }

    /// Between opposite places the shortest way is the shortest over all places halfway, none of which is opposite to either.
    private static func aroundTheEarth(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        func length(_ course: Double) -> Double {
            let middle = destination(from, course: course, distance: 10_001_965)
            let halves = [inverse(from, middle), inverse(middle, to)].compactMap { $0?.distance }
            return halves.count == 2 ? halves[0] + halves[1] : .infinity
        }
        let steps = 72
        let best = (0..<steps).min { length(Double($0) * 5) < length(Double($1) * 5) } ?? 0
        var (low, high) = (Double(best) * 5 - 5, Double(best) * 5 + 5)
        for _ in 0..<100 {
            let (first, second) = (low + (high - low) * 0.382, low + (high - low) * 0.618)
            if length(first) < length(second) { high = second } else { low = first }
        }
        return length((low + high) / 2)
    }
}
