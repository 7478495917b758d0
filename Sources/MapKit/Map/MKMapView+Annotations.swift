import CoreLocation
import Foundation
import ObjCRuntime
import UIKit

/// The annotations of a map and the views that show them.
@MainActor
struct AnnotationStore {
    /// An annotation.
    @MainActor
    final class Entry {
        let annotation: any MKAnnotation
        var view: MKAnnotationView?
        /// What it stands together with others in.
        weak var cluster: Entry?
        /// What stands together in it.
        var members: [Entry] = []

        init(_ annotation: any MKAnnotation) { self.annotation = annotation }
    }

    var entries: [Entry] = []
    var clusters: [Entry] = []
    var selected: [Entry] = []
    /// Views that are used no longer, by their identifiers.
    var unused: [String: [MKAnnotationView]] = [:]
    var classes: [String: AnyClass] = [:]

    func entry(of annotation: any MKAnnotation) -> Entry? {
        entries.first { $0.annotation === annotation } ?? clusters.first { $0.annotation === annotation }
    }
}

extension MKMapView {
    /// All annotations, the person's place included.
    public var annotations: [any MKAnnotation] { store.entries.map(\.annotation) }

    /// The annotations in a part of the map.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject }.map { AnyHashable($0) })
    }

    /// The annotations that are selected: one, or none. The first of those that are set is selected.
    public var selectedAnnotations: [any MKAnnotation] {
        get { store.selected.map(\.annotation) }
        set {
            if let first = newValue.first {
                selectAnnotation(first, animated: false)
            } else {
                deselectAnnotation(selectedAnnotations.first, animated: false)
            }
        }
    }

    /// Where annotations are seen, in points.
    public var annotationVisibleRect: CGRect { annotationContainer.bounds }

    /// Shows a part of the map that has all of them, with space about them.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { store.entry(of: $0) == nil })
        let points = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map(MKMapPoint.init)
        guard !points.isEmpty else { return }
        let rect = points.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
        // No nearer than a kilometre across.
        let least = 1000 * MKMapPointsPerMeterAtLatitude(annotations[0].coordinate.latitude)
        let (width, height) = (max(rect.width, least), max(rect.height, least))
        let shown = MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
        setVisibleMapRect(shown, edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40), animated: animated)
    }

    // MARK: Adding

    func add(_ annotations: [any MKAnnotation]) {
        for annotation in annotations where !store.entries.contains(where: { $0.annotation === annotation }) {
            store.entries.append(AnnotationStore.Entry(annotation))
        }
        annotationsNeedLayout()
    }

    func remove(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            guard let index = store.entries.firstIndex(where: { $0.annotation === annotation }) else { continue }
            let entry = store.entries[index]
            if store.selected.contains(where: { $0 === entry }) { deselectAnnotation(annotation, animated: false) }
            hide(entry)
            store.entries.remove(at: index)
        }
        annotationsNeedLayout()
    }

    func annotationsNeedLayout() {
        guard !needsAnnotationLayout else { return }
        needsAnnotationLayout = true
        setNeedsLayout()
    }

    func annotationChanged(_ shape: MKShape) {
        guard let entry = store.entry(of: shape) else { return }
        entry.view?.setNeedsLayout()
        if callout?.annotationView === entry.view { callout?.update() }
        annotationsNeedLayout()
    }

    // MARK: Views

    func dequeue(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
        if let view = store.unused[identifier]?.popLast() {
            view.prepareForReuse()
            if let annotation { view.annotation = annotation }
            return view
        }
        guard let cls = store.classes[identifier] else { return nil }
        return Self.make(cls, annotation, identifier)
    }

    /// A view of a class known only at run time.
    private static func make(_ cls: AnyClass, _ annotation: (any MKAnnotation)?, _ identifier: String) -> MKAnnotationView? {
        if cls == MKMarkerAnnotationView.self { return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
        if cls == MKPinAnnotationView.self { return MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
        if cls == MKAnnotationView.self { return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
        return ClassRegistry.factory("initWithAnnotation:reuseIdentifier:", of: cls)?([annotation, identifier]) as? MKAnnotationView
    }

    private func makeView(for entry: AnnotationStore.Entry) -> MKAnnotationView? {
        let annotation = entry.annotation
        if let delegate, let asked = OptionalRequirement.call({ delegate.mapView(self, viewFor: annotation) }), let view = asked {
            view.annotation = annotation
            return view
        }
        if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
        let isCluster = annotation is MKClusterAnnotation
        let identifier = isCluster ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        let view =
            dequeue(identifier, for: annotation) ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        if let marker = view as? MKMarkerAnnotationView, let cluster = annotation as? MKClusterAnnotation, store.classes[identifier] == nil
        {
            marker.glyphText = "\(cluster.memberAnnotations.count)"
        }
        view.annotation = annotation
        return view
    }

    private func hide(_ entry: AnnotationStore.Entry) {
        guard let view = entry.view else { return }
        entry.view = nil
        view.removeFromSuperview()
        view.map = nil
        if let identifier = view.reuseIdentifier { store.unused[identifier, default: []].append(view) }
    }

    // MARK: Layout

    /// Makes the views that are seen, lets go of those that are not, and puts all where they belong.
    func layOutAnnotations() {
        needsAnnotationLayout = false
        guard projection.size.width > 0 else { return }
        var added: [MKAnnotationView] = []
        let seen = annotationContainer.bounds.insetBy(dx: -80, dy: -80)
        for entry in store.entries {
            guard CLLocationCoordinate2DIsValid(entry.annotation.coordinate) else {
                hide(entry)
                continue
            }
            let isSeen = seen.contains(projection.point(MKMapPoint(entry.annotation.coordinate)))
            if isSeen, entry.view == nil {
                guard let view = makeView(for: entry) else { continue }
                (entry.view, view.map) = (view, self)
                added.append(view)
            } else if !isSeen, entry.view != nil, !store.selected.contains(where: { $0 === entry }) {
                hide(entry)
            }
        }
        added += gatherClusters()
        for entry in store.entries + store.clusters { place(entry) }
        let order = (store.entries + store.clusters).compactMap(\.view).sorted(by: isBelow)
        for view in order { annotationContainer.addSubview(view) }
        if let callout {
            annotationContainer.bringSubviewToFront(callout)
            placeCallout()
        }
        guard !added.isEmpty else { return }
        canvas.setNeedsDisplay()
        for view in added {
            view.prepareForDisplay()
            view.animateAddition()
        }
        tell { $0.mapView($1, didAdd: added) }
        for entry in store.selected where entry.view.map({ view in added.contains { $0 === view } }) == true {
            entry.view?.setSelected(true, animated: false)
        }
    }

    /// What annotations cover, with the names that stand below them.
    var annotationFrames: [CGRect] {
        annotationContainer.subviews.filter { !$0.isHidden && $0 is MKAnnotationView }.map { view in
            view.subviews.filter { !$0.isHidden }.reduce(view.frame) {
                $0.union($1.frame.offsetBy(dx: view.frame.minX, dy: view.frame.minY))
            }
        }
    }

    private func isBelow(_ first: MKAnnotationView, _ second: MKAnnotationView) -> Bool {
        func order(_ view: MKAnnotationView) -> Float { (view.isSelected ? view.selectedZPriority : view.zPriority).rawValue }
        if order(first) != order(second) { return order(first) < order(second) }
        if first.isSelected != second.isSelected { return second.isSelected }
        // What is farther south stands in front.
        return first.center.y - first.centerOffset.y < second.center.y - second.centerOffset.y
    }

    private func place(_ entry: AnnotationStore.Entry) {
        guard let view = entry.view, view.dragState != .dragging else { return }
        view.isHidden = entry.cluster != nil
        let point = projection.point(MKMapPoint(entry.annotation.coordinate))
        let center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        if view.center != center { view.center = center }
    }

    // MARK: Clusters

    /// Puts annotations together whose views cover each other. Returns the views that are new.
    private func gatherClusters() -> [MKAnnotationView] {
        var groups: [[AnnotationStore.Entry]] = []
        var frames: [CGRect] = []
        for entry in store.entries {
            entry.cluster = nil
            guard let view = entry.view, let word = view.clusteringIdentifier, !view.isSelected else { continue }
            let point = projection.point(MKMapPoint(entry.annotation.coordinate))
            let frame = view.collisionFrame.offsetBy(dx: point.x, dy: point.y)
            let place = groups.indices.first { groups[$0][0].view?.clusteringIdentifier == word && frames[$0].intersects(frame) }
            if let place {
                groups[place].append(entry)
            } else {
                groups.append([entry])
                frames.append(frame)
            }
        }
        groups.removeAll { $0.count < 2 }
        var old = store.clusters
        store.clusters = []
        var added: [MKAnnotationView] = []
        for members in groups {
            let cluster: AnnotationStore.Entry
            if let same = old.firstIndex(where: { $0.members.elementsEqual(members, by: { $0 === $1 }) }) {
                cluster = old.remove(at: same)
            } else {
                cluster = makeCluster(of: members)
                added += [cluster.view].compactMap(\.self)
            }
            store.clusters.append(cluster)
            for member in members {
                member.cluster = cluster
                member.view?.clusterAnnotationView = cluster.view
            }
        }
        for cluster in old {
            if store.selected.contains(where: { $0 === cluster }) { deselectAnnotation(cluster.annotation, animated: false) }
            hide(cluster)
        }
        return added
    }

    private func makeCluster(of members: [AnnotationStore.Entry]) -> AnnotationStore.Entry {
        let annotations = members.map(\.annotation)
        let asked = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.mapView(self, clusterAnnotationForMemberAnnotations: annotations) }
        }
        let cluster = AnnotationStore.Entry(asked ?? MKClusterAnnotation(memberAnnotations: annotations))
        cluster.members = members
        cluster.view = makeView(for: cluster)
        cluster.view?.map = self
        return cluster
    }

    // MARK: Selecting

    /// The view that a finger meets, the nearest to the eye.
    func annotationView(at point: CGPoint) -> MKAnnotationView? {
        annotationContainer.subviews.reversed().lazy.compactMap { $0 as? MKAnnotationView }.first { view in
            !view.isHidden && view.isUserInteractionEnabled
                && view.bounds.insetBy(dx: min(0, (view.bounds.width - 44) / 2), dy: min(0, (view.bounds.height - 44) / 2))
                    .contains(self.convert(point, to: view))
        }
    }

    func select(_ annotation: any MKAnnotation, animated: Bool) {
        layoutIfNeeded()
        guard let entry = store.entry(of: annotation), !store.selected.contains(where: { $0 === entry }) else { return }
        if let other = store.selected.first { deselectAnnotation(other.annotation, animated: animated) }
        store.selected = [entry]
        guard let view = entry.view else { return }
        view.setSelected(true, animated: animated)
        view.isSelected = true
        showCallout(for: view, animated: animated)
        annotationsNeedLayout()
        tell { $0.mapView($1, didSelect: view) }
        tell { $0.mapView($1, didSelect: annotation) }
    }

    func deselect(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let index = store.selected.firstIndex(where: { $0.annotation === annotation }) else { return }
        let entry = store.selected.remove(at: index)
        callout?.removeFromSuperview()
        callout = nil
        guard let view = entry.view else { return }
        view.setSelected(false, animated: animated)
        view.isSelected = false
        annotationsNeedLayout()
        tell { $0.mapView($1, didDeselect: view) }
        tell { $0.mapView($1, didDeselect: annotation) }
    }

    private func showCallout(for view: MKAnnotationView, animated: Bool) {
        let title = view.annotation.flatMap { annotation in OptionalRequirement.call { annotation.title } ?? nil }
        guard view.canShowCallout, view.detailCalloutAccessoryView != nil || !(title ?? "").isEmpty else { return }
        let callout = CalloutView(for: view)
        callout.onControl = { [weak self] view, control in
            self?.tell { $0.mapView($1, annotationView: view, calloutAccessoryControlTapped: control) }
        }
        self.callout = callout
        annotationContainer.addSubview(callout)
        placeCallout()
        guard animated, window != nil else { return }
        callout.alpha = 0
        UIView.animate(withDuration: 0.2) { callout.alpha = 1 }
    }

    func calloutNeedsUpdate(of view: MKAnnotationView) {
        guard callout?.annotationView === view else { return }
        callout?.update()
        placeCallout()
    }

    private func placeCallout() {
        guard let callout, let view = callout.annotationView else { return }
        // A balloon that is selected is twice as high.
        let top = view.frame.minY - (view is MKMarkerAnnotationView ? view.bounds.height : 0)
        callout.point(
            at: CGPoint(x: view.frame.midX + view.calloutOffset.x, y: top + view.calloutOffset.y), within: annotationContainer.bounds)
    }

    // MARK: Dragging

    func changeDragState(of view: MKAnnotationView, to state: MKAnnotationView.DragState) {
        let old = view.dragState
        guard old != state else { return }
        view.setDragState(state, animated: true)
        tell { $0.mapView($1, annotationView: view, didChange: state, fromOldState: old) }
    }

    func moveDragged(_ view: MKAnnotationView, by way: CGPoint) {
        view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
        placeCallout()
    }

    /// The annotation is where its view was let go, if it can be moved.
    func finishDrag(of view: MKAnnotationView) {
        let place = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
        let coordinate = projection.mapPoint(place).coordinate
        if let point = view.annotation as? MKPointAnnotation {
            point.coordinate = coordinate
        } else if let object = view.annotation as? NSObject {
            ClassRegistry.property("coordinate", in: type(of: object))?.set?(object, coordinate)
        }
        changeDragState(of: view, to: .ending)
        changeDragState(of: view, to: .none)
        annotationsNeedLayout()
    }
}
