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

/// The map that a control shows something of.
@MainActor
final class FollowedMap {
    private(set) weak var map: MKMapView?

    /// Has a control show something of another map.
    func change(to next: MKMapView?, for control: any MapFollower) {
        guard next !== map else { return }
        map?.followers.remove(control)
        map = next
        guard let next else { return }
        next.followers.add(control)
        control.mapDidChange(next)
    }
}
