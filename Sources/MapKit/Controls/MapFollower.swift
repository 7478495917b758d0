import UIKit

/// A control that shows something of a map.
@MainActor
protocol MapFollower: AnyObject {
    /// The map shows another part, or follows the person in another way.
    func mapDidChange(_ map: MKMapView)
}

/// The controls of a map, which does not keep them.
@MainActor
struct MapFollowers {
    private final class Follower {
        weak var control: (any MapFollower)?
        init(_ control: any MapFollower) { self.control = control }
    }

    private var list: [Follower] = []

    mutating func add(_ control: any MapFollower) {
        remove(control)
        list.append(Follower(control))
    }

    mutating func remove(_ control: any MapFollower) { list.removeAll { $0.control == nil || $0.control === control } }

    /// How many there are.
    var count: Int { list.count { $0.control != nil } }

    func tell(_ map: MKMapView) { for follower in list { follower.control?.mapDidChange(map) } }
}

extension MapFollower {
    /// Shows something of another map.
    func follow(_ map: MKMapView?, insteadOf old: MKMapView?) {
        old?.followers.remove(self)
        guard let map else { return }
        map.followers.add(self)
        mapDidChange(map)
    }
}
