import CoreLocation
import MapKit
import SwiftUI

/// What a map shows of its content at present.
@MainActor
final class MapContentStore {
    @MainActor
    private final class Entry {
        var element: _MapElement
        let annotation: PlacedAnnotation?
        let overlay: (any MKOverlay)?

        init(_ element: _MapElement) {
            self.element = element
            if case .overlay(let overlay) = element.kind {
                (annotation, self.overlay) = (nil, overlay)
            } else {
                (annotation, overlay) = (PlacedAnnotation(), nil)
            }
        }
    }

    private var entries: [AnyHashable: Entry] = [:]
    private var order: [AnyHashable] = []
    private var hasChanged = true

    /// Whether something was added, moved or taken away since it was asked last.
    func takeHasChanged() -> Bool {
        defer { hasChanged = false }
        return hasChanged
    }

    /// Shows elements, of which those that were shown before stay.
    func show(_ elements: [_MapElement], on map: MKMapView, _ environment: EnvironmentValues) {
        var (new, newOrder): ([AnyHashable: Entry], [AnyHashable]) = ([:], [])
        for (index, element) in elements.enumerated() {
            if case .user = element.kind { continue }
            var key = element.key(index)
            if new[key] != nil { key = AnyHashable([key, AnyHashable(index)]) }
            newOrder.append(key)
            guard let entry = entries[key] else {
                new[key] = Entry(element)
                continue
            }
            new[key] = entry
            update(entry, element, map, environment)
        }
        let gone = order.filter { new[$0] == nil }.compactMap { entries[$0] }
        let added = newOrder.filter { entries[$0] == nil }.compactMap { new[$0] }
        hasChanged = hasChanged || !gone.isEmpty || !added.isEmpty
        (entries, order) = (new, newOrder)
        map.removeAnnotations(gone.compactMap(\.annotation))
        map.removeOverlays(gone.compactMap(\.overlay))
        for entry in added { entry.annotation?.take(entry.element, environment) }
        map.addAnnotations(added.compactMap(\.annotation))
        for entry in added { if let overlay = entry.overlay { map.addOverlay(overlay, level: entry.element.level) } }
    }

    private func update(_ entry: Entry, _ element: _MapElement, _ map: MKMapView, _ environment: EnvironmentValues) {
        entry.element = element
        if let annotation = entry.annotation {
            if let coordinate = element.coordinate, !annotation.coordinate.isSame(as: coordinate) { hasChanged = true }
            annotation.take(element, environment)
            if let view = map.view(for: annotation) { show(element, in: view, environment) }
        } else if let overlay = entry.overlay, let renderer = map.renderer(for: overlay) as? MKOverlayPathRenderer,
            let new = element.renderer(environment) as? MKOverlayPathRenderer
        {
            (renderer.fillColor, renderer.strokeColor, renderer.lineWidth) = (new.fillColor, new.strokeColor, new.lineWidth)
        }
    }

    func end() { for entry in entries.values { entry.annotation?.hosted = nil } }

    func element(of annotation: any MKAnnotation) -> _MapElement? {
        entries.values.first { $0.annotation === annotation || $0.overlay === annotation }?.element
    }

    func annotation(_ condition: (_MapElement) -> Bool) -> (any MKAnnotation)? {
        order.compactMap { entries[$0] }.first { condition($0.element) }?.annotation
    }

    /// The part of the map that has all of the content; `nil` if there is none.
    var rect: MKMapRect? {
        var rect = MKMapRect.null
        for entry in entries.values {
            if let overlay = entry.overlay { rect = rect.union(overlay.boundingMapRect) }
            guard let coordinate = entry.element.coordinate else { continue }
            // No nearer than a kilometre across.
            let side = 1000 * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
            let point = MKMapPoint(coordinate)
            rect = rect.union(MKMapRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side))
        }
        return rect.isNull ? nil : rect
    }

    // MARK: Views

    func view(for annotation: any MKAnnotation, on map: MKMapView, _ environment: EnvironmentValues) -> MKAnnotationView? {
        guard let element = element(of: annotation), let placed = annotation as? PlacedAnnotation else { return nil }
        let view: MKAnnotationView
        switch element.kind {
        case .marker: view = MKMarkerAnnotationView(annotation: placed, reuseIdentifier: nil)
        case .pin: view = MKPinAnnotationView(annotation: placed, reuseIdentifier: nil)
        default: view = MKAnnotationView(annotation: placed, reuseIdentifier: nil)
        }
        show(element, in: view, environment)
        return view
    }

    private func show(_ element: _MapElement, in view: MKAnnotationView, _ environment: EnvironmentValues) {
        view.isEnabled = element.tag != nil
        switch element.kind {
        case .marker(let look):
            guard let marker = view as? MKMarkerAnnotationView else { return }
            marker.markerTintColor = element.tint?._paint(in: environment).color
            marker.glyphText = look.monogram?.plainString(in: environment)
            marker.glyphImage = look.image?.uiImage(in: environment)
            marker.titleVisibility = element.titleVisibility == .hidden ? .hidden : .adaptive
        case .pin(let color): (view as? MKPinAnnotationView)?.pinTintColor = color ?? MKPinAnnotationView.redPinColor()
        case .annotation(let content, let anchor): show(content, anchor, element, in: view, environment)
        case .overlay, .user: break
        }
    }

    private func show(
        _ content: AnyView, _ anchor: UnitPoint, _ element: _MapElement, in view: MKAnnotationView, _ environment: EnvironmentValues
    ) {
        guard let placed = view.annotation as? PlacedAnnotation else { return }
        let title = element.titleVisibility == .hidden ? nil : element.title
        let shown = AnyView(
            content.overlay(alignment: .bottom) {
                if let title {
                    title.font(.caption.weight(.semibold)).lineLimit(1).fixedSize().alignmentGuide(.bottom) { $0[.top] - 2 }
                        .allowsHitTesting(false)
                }
            })
        let hosted: HostedContent
        if let known = placed.hosted {
            hosted = known
            known.update(shown, environment)
        } else {
            hosted = HostedContent(shown, environment)
            placed.hosted = hosted
        }
        if hosted.view.superview !== view { view.addSubview(hosted.view) }
        let place = { [weak view, weak hosted] in
            guard let view, let hosted else { return }
            let size = hosted.fittingSize
            view.bounds = CGRect(origin: .zero, size: size)
            hosted.view.frame = view.bounds
            view.centerOffset = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
        }
        hosted.sizeChanged = place
        place()
    }
}

extension _MapElement {
    /// What tells the element from others, so that it stays the same one while the map's content changes.
    fileprivate func key(_ index: Int) -> AnyHashable {
        let name =
            switch kind {
            case .marker: "marker"
            case .pin: "pin"
            case .annotation: "annotation"
            case .overlay: "overlay"
            case .user: "user"
            }
        return AnyHashable([AnyHashable(name), id ?? AnyHashable(index)])
    }
}

/// An annotation of a map's content.
final class PlacedAnnotation: MKPointAnnotation {
    /// What is shown of it, if that is a view.
    var hosted: HostedContent?

    @MainActor
    func take(_ element: _MapElement, _ environment: EnvironmentValues) {
        if let new = element.coordinate, !coordinate.isSame(as: new) { coordinate = new }
        let title = element.title?.plainString(in: environment)
        if self.title != title { self.title = title }
    }
}
