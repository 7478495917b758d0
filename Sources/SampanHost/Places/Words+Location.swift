import Foundation

extension HostScript {
    private static let locationVerbs = ["set", "clear", "start", "run", "heading"]

    /// What stands after `location`.
    static func location(_ words: inout Words) throws -> LocationRequest {
        let expectation = "one of list, \(locationVerbs.joined(separator: ", "))"
        switch try words.word(expectation) {
        case "set": return .set(try words.place(expecting: "LATITUDE,LONGITUDE after 'set'"))
        case "clear": return .clear
        case "start": return try start(&words)
        case "run":
            let name = words.rest()
            guard !name.isEmpty else {
                let known = LocationScenario.allCases.map(\.rawValue).joined(separator: ", ")
                throw Failure(description: "expected a GPX file or a scenario after 'run': \(known)")
            }
            return LocationScenario(named: name).map { .scenario($0) } ?? .file(name)
        case "gpx":
            let name = try words.word("a name").removingPercentEncoding ?? ""
            guard let data = Data(base64Encoded: try words.word("a document")) else {
                throw Failure(description: "expected base 64 after a name")
            }
            return .route(name: name, data)
        case "heading":
            let magnetic = Double(try words.number("degrees after 'heading'"))
            let rest = words.next()
            let trueHeading = rest.flatMap(Double.init)
            guard rest == nil || trueHeading != nil, (0..<360).contains(magnetic), (0..<360).contains(trueHeading ?? 0) else {
                throw Failure(
                    description: "expected degrees from 0 to 360 after 'heading': from magnetic north, and from true north if that is known"
                )
            }
            return .heading(magnetic: magnetic, true: trueHeading)
        case let other: throw Failure(description: "expected \(expectation), found '\(other)'")
        }
    }

    private static func start(_ words: inout Words) throws -> LocationRequest {
        var pace = LocationPace()
        var places: [HostPlace] = []
        while let word = words.next() {
            guard word.hasPrefix("--") else {
                guard let place = HostPlace(word) else {
                    throw Failure(description: "expected LATITUDE,LONGITUDE, found '\(word)'")
                }
                places.append(place)
                continue
            }
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let value = Double(parts[1]), value > 0, value.isFinite else {
                throw Failure(description: "expected --speed, --distance or --interval with '=' and a number above 0, found '\(word)'")
            }
            switch parts[0] {
            case "speed": pace.speed = value
            case "distance": pace.distance = value
            case "interval": pace.interval = value
            default: throw Failure(description: "expected --speed, --distance or --interval, found '--\(parts[0])'")
            }
        }
        guard places.count >= 2 else { throw Failure(description: "expected two places or more after 'start', as LATITUDE,LONGITUDE") }
        return .start(places, pace)
    }

    /// The files that the app is to read: those of ways and of measurements, and pictures for the photo library.
    public var filesToRead: [String] {
        commands.compactMap {
            switch $0.command {
            case .ask(.location(.file(let file))), .ask(.motion(.file(let file))), .ask(.addMedia(.file(let file))): file
            default: nil
            }
        }
    }
}

extension Words {
    fileprivate mutating func place(expecting what: String) throws -> HostPlace {
        let word = next() ?? ""
        guard let place = HostPlace(word) else { throw HostScript.Failure(description: "expected \(what), found '\(word)'") }
        return place
    }
}
