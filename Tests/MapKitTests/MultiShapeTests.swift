import Foundation
import Sessions
import Testing

@testable import MapKit
@testable import UIKit

@Suite(.session) @MainActor
struct MultiShapeTests {
    private static let area = MKMapRect(x: 0, y: 0, width: 100, height: 100)

    private func square(_ x: Double, _ y: Double, _ side: Double, holes: [MKPolygon]? = nil) -> MKPolygon {
        let points = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map { MKMapPoint(x: $0.0, y: $0.1) }
        return MKPolygon(points: points, count: 4, interiorPolygons: holes)
    }

    private func line(_ points: (Double, Double)...) -> MKPolyline {
        MKPolyline(points: points.map { MKMapPoint(x: $0.0, y: $0.1) }, count: points.count)
    }

    /// What a renderer draws, a point of the screen a map point.
    private func picture(_ renderer: MKOverlayRenderer) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { context in
            let origin = renderer.overlay.boundingMapRect.origin
            context.cgContext.translateBy(x: origin.x, y: origin.y)
            renderer.draw(Self.area, zoomScale: 1, in: context.cgContext)
        }
    }

    @Test func severalAreasAreOneOverlayWithTheirHolesAndNoHolesWhereTheyLieOverEachOther() {
        let areas = MKMultiPolygon([square(10, 10, 40, holes: [square(20, 20, 10)]), square(40, 40, 50)])
        #expect(MKMapRectEqualToRect(areas.boundingMapRect, MKMapRect(x: 10, y: 10, width: 80, height: 80)))
        #expect(areas.intersects(MKMapRect(x: 85, y: 85, width: 50, height: 50)))
        #expect(!areas.intersects(MKMapRect(x: 60, y: 10, width: 20, height: 20)))
        let renderer = MKMultiPolygonRenderer(multiPolygon: areas)
        renderer.fillColor = .red
        let image = picture(renderer)
        #expect(renderer.multiPolygon === areas && pixel(image, 12, 12)[3] == 255 && pixel(image, 25, 25)[3] == 0)
        #expect(pixel(image, 45, 45)[3] == 255 && pixel(image, 80, 80)[3] == 255 && pixel(image, 70, 20)[3] == 0)
    }

    @Test func severalLinesAreOneOverlayThatIsStrokedOnly() {
        let lines = MKMultiPolyline([line((10, 10), (90, 10)), line((10, 50), (90, 50), (90, 90))])
        #expect(MKMapRectEqualToRect(lines.boundingMapRect, MKMapRect(x: 10, y: 10, width: 80, height: 80)))
        #expect(!lines.intersects(MKMapRect(x: 10, y: 20, width: 80, height: 20)))
        let renderer = MKMultiPolylineRenderer(multiPolyline: lines)
        (renderer.strokeColor, renderer.fillColor, renderer.lineWidth) = (.blue, .red, 4)
        let image = picture(renderer)
        #expect(pixel(image, 50, 10)[2] > 200 && pixel(image, 50, 50)[2] > 200 && pixel(image, 90, 70)[2] > 200)
        #expect(pixel(image, 50, 30)[3] == 0 && pixel(image, 80, 60)[3] == 0)
        #expect(MKMultiPolyline([]).boundingMapRect.isNull && !CLLocationCoordinate2DIsValid(MKMultiPolyline([]).coordinate))
    }

    @Test func aLineChangesItsColourByTheWayAlongIt() {
        let way = line((10, 10), (90, 10), (90, 90))
        let renderer = MKGradientPolylineRenderer(polyline: way)
        renderer.lineWidth = 6
        renderer.setColors([.red, .green, .blue], locations: [0, 0.5, 1])
        #expect(renderer.colors.count == 3 && renderer.locations == [0, 0.5, 1])
        let image = picture(renderer)
        let (start, bend, end) = (pixel(image, 12, 10), pixel(image, 89, 11), pixel(image, 90, 88))
        #expect(start[0] > 220 && start[2] < 40, "\(start)")
        #expect(bend[1] > 200 && bend[0] < 50 && bend[2] < 50, "\(bend)")
        #expect(end[2] > 220 && end[0] < 40, "\(end)")
        let between = pixel(image, 50, 10)
        #expect(between[0] > 90 && between[0] < 165 && between[1] > 90 && between[1] < 165, "\(between)")
        renderer.strokeEnd = 0.5
        #expect(pixel(picture(renderer), 90, 60)[3] == 0)
    }

    @Test func coloursThatMeetAtAPlaceMakeAnEdge() {
        let ramp = ColorRamp([.red, .red, .blue, .blue], [0, 0.5, 0.5, 1])
        #expect(ramp.color(at: 0.49) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(ramp.part(0, 0.5).stops.last?.color == .red && ramp.part(0.5, 1).stops.first?.color == .blue)
        #expect(ColorRamp([.red], []).stops.isEmpty)
    }
}
