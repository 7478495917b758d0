import Foundation

/// Tells when the device comes into regions that others watch beside the app: those of notifications, while the app may know places.
@MainActor
package final class RegionFollower {
    private var id: Int?
    private var states: [(region: CLRegion, isInside: Bool)] = []
    private let tell: @MainActor (CLRegion, _ isInside: Bool) -> Void

    /// Follows regions. Each is told when the device crosses its edge the way that the region wants to know of.
    package init(tell: @escaping @MainActor (CLRegion, _ isInside: Bool) -> Void) { self.tell = tell }

    /// The regions from now on; a device that is in one already has come before.
    package func follow(_ regions: [CLRegion]) {
        let location = LocationSource.shared.location
        states = regions.map { region in
            if let known = states.first(where: { $0.region == region }) { return (region, known.isInside) }
            return (region, location.map { Self.contains(region, $0) } ?? false)
        }
        if regions.isEmpty, let id {
            LocationCenter.shared.unfollow(id)
            self.id = nil
        } else if !regions.isEmpty, id == nil {
            id = LocationCenter.shared.follow { [weak self] in self?.note($0) }
        }
    }

    private static func contains(_ region: CLRegion, _ location: CLLocation) -> Bool {
        (region as? CLCircularRegion)?.contains(location.coordinate) ?? false
    }

    private func note(_ location: CLLocation?) {
        guard let location else { return }
        var crossed: [(region: CLRegion, isInside: Bool)] = []
        for index in states.indices {
            let isInside = Self.contains(states[index].region, location)
            guard isInside != states[index].isInside else { continue }
            states[index].isInside = isInside
            crossed.append(states[index])
        }
        // Who is told may change the regions: those that are not followed any more are not told of.
        for (region, isInside) in crossed where isInside ? region.notifyOnEntry : region.notifyOnExit {
            if states.contains(where: { $0.region == region }) { tell(region, isInside) }
        }
    }
}
