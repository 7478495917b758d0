import SampanInterfaceBuilder

extension ClassCard {
    static let pageViewController = ClassCard(
        UIPageViewController.self, elements: "pageViewController",
        // Read before the controller is made: these cannot be changed.
        withoutEffect: "navigationOrientation pageSpacing spineLocation transitionStyle")
}
