import Foundation

/// A group in the middle of a navigation bar, as it is shown.
@MainActor
final class CenterGroupViews {
    /// How much of a group is shown.
    enum Place {
        /// All of its buttons.
        case whole
        /// The one that stands for them.
        case representative
        /// Nothing: the group is in the menu of what has no room.
        case overflow
    }

    let group: UIBarButtonItemGroup
    let views: [UIView]
    let representative: BarButtonView?
    var place = Place.whole

    init(group: UIBarButtonItemGroup, views: [UIView], representative: BarButtonView?) {
        (self.group, self.views, self.representative) = (group, views, representative)
    }

    /// How much of each group is shown in a width. Groups first make do with the button that stands for them, then go into the menu, the last
    /// ones before the others; those that are always available come last to that.
    static func arrange(_ groups: [CenterGroupViews], in room: CGFloat, gap: CGFloat, width: (UIView) -> CGFloat) -> [Place] {
        var places = groups.map { $0.views.isEmpty ? Place.overflow : .whole }
        func needed() -> CGFloat {
            var count = 0
            var sum: CGFloat = 0
            for (group, place) in zip(groups, places) {
                switch place {
                case .whole:
                    count += group.views.count
                    sum += group.views.reduce(0) { $0 + width($1) }
                case .representative:
                    count += 1
                    sum += group.representative.map(width) ?? 0
                case .overflow: break
                }
            }
            return sum + CGFloat(max(0, count - 1)) * gap
        }
        for index in groups.indices.reversed() where needed() > room && places[index] == .whole && groups[index].views.count > 1 {
            if groups[index].representative != nil { places[index] = .representative }
        }
        for index in groups.indices.reversed() where needed() > room && !groups[index].group.alwaysAvailable { places[index] = .overflow }
        for index in groups.indices.reversed() where needed() > room { places[index] = .overflow }
        return places
    }
}
