import CoreLocation
import Foundation
import ObjCRuntime
import UIKit

/// The overlays of a map, and what draws them.
@MainActor
struct OverlayStore {
    /// An overlay.
    struct Entry {
        let overlay: any MKOverlay
        var level: MKOverlayLevel
        var renderer: MKOverlayRenderer?
    }

    /// In the order in which they are drawn: level by level.
    var entries: [Entry] = []

    /// What draws a level.
    func renderers(_ level: MKOverlayLevel) -> [MKOverlayRenderer] { entries.filter { $0.level == level }.compactMap(\.renderer) }

    /// The place of an overlay in its level.
    func index(of overlay: any MKOverlay) -> Int? { entries.firstIndex { $0.overlay === overlay } }
}

extension MKMapView {
    /// The overlays, in the order in which they are drawn.
    public var overlays: [any MKOverlay] { overlayStore.entries.map(\.overlay) }

    // @objc(overlaysInLevel:)
    /// The overlays of a level, in the order in which they are drawn.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        overlayStore.entries.filter { $0.level == level }.map(\.overlay)
    }

    // @objc(rendererForOverlay:)
    /// What draws an overlay; `nil` if that is not known.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        overlayStore.index(of: overlay).flatMap { overlayStore.entries[$0].renderer }
    }

    // @objc(addOverlay:level:)
    /// Adds an overlay, above the others of its level.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        insert(overlay, at: overlays(in: level).count, level: level)
    }
    // @objc(addOverlay:)
    /// Adds an overlay above names.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    // @objc(addOverlays:level:)
    /// Adds overlays, above the others of their level.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { overlays.forEach { addOverlay($0, level: level) } }
    // @objc(addOverlays:)
    /// Adds overlays above names.
    public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    /// Adds an overlay, by the name that this had before Swift 4.2.
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    /// Adds an overlay, by the name that this had before Swift 4.2.
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }

    // @objc(removeOverlay:)
    /// Removes an overlay.
    public func removeOverlay(_ overlay: any MKOverlay) {
        guard let index = overlayStore.index(of: overlay) else { return }
        let entry = overlayStore.entries.remove(at: index)
        entry.renderer?.onChange = {}
        canvas.setNeedsDisplay()
    }
    // @objc(removeOverlays:)
    /// Removes overlays.
    public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    /// Removes an overlay, by the name that this had before Swift 4.2.
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }

    // @objc(insertOverlay:atIndex:level:)
    /// Inserts an overlay between the others of its level.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) { insert(overlay, at: index, level: level) }
    // @objc(insertOverlay:atIndex:)
    /// Inserts an overlay between the others above names.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) { insert(overlay, at: index, level: .aboveLabels) }
    // @objc(insertOverlay:aboveOverlay:)
    /// Inserts an overlay above another.
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) { insert(overlay, next: sibling, offset: 1) }
    // @objc(insertOverlay:belowOverlay:)
    /// Inserts an overlay below another.
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) { insert(overlay, next: sibling, offset: 0) }

    // @objc(exchangeOverlay:withOverlay:)
    /// Two overlays change places.
    public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let first = overlayStore.index(of: overlay1), let second = overlayStore.index(of: overlay2) else { return }
        overlayStore.entries.swapAt(first, second)
        (overlayStore.entries[first].level, overlayStore.entries[second].level) = (
            overlayStore.entries[second].level, overlayStore.entries[first].level
        )
        canvas.setNeedsDisplay()
    }

    // @objc(exchangeOverlayAtIndex:withOverlayAtIndex:)
    /// Two overlays change places.
    public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        exchangeOverlay(overlays[index1], with: overlays[index2])
    }

    private func insert(_ overlay: any MKOverlay, next sibling: any MKOverlay, offset: Int) {
        guard let place = overlayStore.index(of: sibling) else { return addOverlay(overlay) }
        let level = overlayStore.entries[place].level
        let inLevel = overlayStore.entries[..<place].count { $0.level == level }
        insert(overlay, at: inLevel + offset, level: level)
    }

    private func insert(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        removeOverlay(overlay)
        let before = overlayStore.entries.count { $0.level.rawValue < level.rawValue }
        let place = before + min(max(index, 0), overlays(in: level).count)
        overlayStore.entries.insert(OverlayStore.Entry(overlay: overlay, level: level), at: place)
        guard let delegate else { return }
        guard let renderer = OptionalRequirement.call({ delegate.mapView(self, rendererFor: overlay) }),
            let now = overlayStore.index(of: overlay)
        else { return }
        overlayStore.entries[now].renderer = renderer
        renderer.onChange = { [weak self] in self?.canvas.setNeedsDisplay() }
        canvas.setNeedsDisplay()
        tell { $0.mapView($1, didAdd: [renderer]) }
    }
}
