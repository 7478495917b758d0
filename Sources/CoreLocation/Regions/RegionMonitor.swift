import Foundation

/// The regions that are watched for an app. They are kept with what it has stored.
final class RegionMonitor: @unchecked Sendable {
    static let shared = RegionMonitor(file: KeptPlaces.file("Regions.plist"))

    /// iOS watches twenty regions for an app.
    private static let limit = 20
    static let greatestRadius = 1_000_000.0

    private let file: URL?
    private let lock = NSLock()
    private var watched: [(region: CLCircularRegion, state: CLRegionState)] = []

    init(file: URL?) {
        self.file = file
        guard let file, let data = try? Data(contentsOf: file) else { return }
        let kept = try? NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, CLCircularRegion.self], from: data)
        watched = (kept as? [CLCircularRegion] ?? []).prefix(Self.limit).map { ($0, .unknown) }
    }

    var regions: Set<CLRegion> { lock.withLock { Set(watched.map(\.region)) } }

    /// Watches a region from now on. Returns whether that is possible.
    func add(_ region: CLCircularRegion, at location: CLLocation?) -> Bool {
        lock.withLock {
            let others = watched.filter { $0.region != region }
            guard others.count < Self.limit, region.radius <= Self.greatestRadius else { return false }
            let state = location.map { region.contains($0.coordinate) ? CLRegionState.inside : .outside } ?? .unknown
            watched = others + [(region, state)]
            save()
            return true
        }
    }

    func remove(_ region: CLRegion) {
        lock.withLock {
            watched.removeAll { $0.region == region }
            save()
        }
    }

    /// The device is there. Calls `tell` for each region that it came into or left.
    func note(_ location: CLLocation?, tell: (CLCircularRegion, CLRegionState) -> Void) {
        guard let location else { return }
        let crossed = lock.withLock {
            var crossed: [(CLCircularRegion, CLRegionState)] = []
            for index in watched.indices {
                let state: CLRegionState = watched[index].region.contains(location.coordinate) ? .inside : .outside
                defer { watched[index].state = state }
                if watched[index].state != state, watched[index].state != .unknown || state == .inside {
                    crossed.append((watched[index].region, state))
                }
            }
            return crossed
        }
        crossed.forEach(tell)
    }

    private func save() {
        guard let file else { return }
        do {
            let data = try NSKeyedArchiver.archivedData(withRootObject: watched.map(\.region) as NSArray, requiringSecureCoding: true)
            try KeptPlaces.write(data, to: file)
        } catch {
            FileHandle.standardError.write(Data("sampan: the app's regions cannot be kept: \(error.localizedDescription)\n".utf8))
        }
    }
}

/// Where what concerns places is kept with what an app has stored; nowhere for an app without such a place.
enum KeptPlaces {
    static func file(_ name: String) -> URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/Locations/\(name)")
        }
    }

    static func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}
