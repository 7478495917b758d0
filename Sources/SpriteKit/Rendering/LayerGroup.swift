import Foundation
import UIKit

/// Where and how a node is shown.
struct PictureContext {
    /// From the node's coordinates, whose y grows upwards, to the layers', whose y grows downwards.
    var transform: CGAffineTransform
    /// The node's alpha with its ancestors'.
    var alpha: CGFloat
    /// The rectangle that is seen, in the layers' points.
    var bounds: CGRect
    /// Pixels a point.
    var pixelScale: CGFloat

    init(transform: CGAffineTransform, alpha: CGFloat, bounds: CGRect, pixelScale: CGFloat) {
        (self.transform, self.alpha, self.bounds, self.pixelScale) = (transform, alpha, bounds, pixelScale)
    }

    /// The same place with another alpha.
    init(_ context: PictureContext, alpha: CGFloat) {
        self = context
        self.alpha = alpha
    }
}

/// The layer that shows a node, and what brings it up to date.
@MainActor
class NodePicture {
    let layer: CALayer
    fileprivate var turn = 0
    /// What is shown; another node may come to lie where it was in memory.
    fileprivate weak var node: SKNode?
    private var transform = CGAffineTransform.identity

    init(layer: CALayer) { self.layer = layer }

    /// Whether the picture shows the node's children, too.
    var ownsChildren: Bool { false }
    /// Whether the node is still shown in this way.
    var isCurrent: Bool { true }

    func update(_ context: PictureContext) {}

    /// Lays the layer over a rectangle of the node's, and makes it as opaque as the node is.
    ///
    /// - Parameters:
    ///   - size: the rectangle's size, in the node's points.
    ///   - anchor: where the node's position is in it, in fractions of its size from its lower left corner.
    final func place(_ size: CGSize, anchor: CGPoint, _ context: PictureContext) {
        let bounds = CGRect(origin: .zero, size: CGSize(width: abs(size.width), height: abs(size.height)))
        if layer.bounds != bounds { layer.bounds = bounds }
        // The layer's y grows downwards from the rectangle's upper edge.
        let placed = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -anchor.x * bounds.width, ty: (1 - anchor.y) * bounds.height)
            .concatenating(context.transform)
        if placed != transform {
            transform = placed
            layer.setAffineTransform(placed)
        }
        let alpha = Float(context.alpha)
        if layer.opacity != alpha { layer.opacity = alpha }
    }
}

/// Shows nodes as layers: one a node, side by side, from back to front by the sum of their z positions, whatever parents they have.
@MainActor
final class LayerGroup {
    let container = LayerGroup.makeContainer()
    private var pictures: [ObjectIdentifier: NodePicture] = [:]
    private var order: [CALayer] = []
    private var entries: [Entry] = []
    private var turn = 0
    private(set) var nodeCount = 0

    private struct Entry {
        var layer: CALayer
        var z: CGFloat
        var order: Int
    }

    /// A layer that only holds others, with the coordinates of the layer it is in.
    static func makeContainer() -> CALayer {
        let layer = CALayer()
        layer.anchorPoint = .zero
        return layer
    }

    /// Brings the layers up to date; nodes that are not below `roots` any more lose theirs.
    func show(_ roots: [SKNode], _ context: PictureContext) {
        turn += 1
        nodeCount = 0
        entries.removeAll(keepingCapacity: true)
        if container.bounds != context.bounds { container.bounds = context.bounds }
        for root in roots { walk(root, context, 0) }
        entries.sort { $0.z == $1.z ? $0.order < $1.order : $0.z < $1.z }
        if !entries.elementsEqual(order, by: { $0.layer === $1 }) {
            order = entries.map(\.layer)
            container.sublayers = order
        }
        if pictures.count > entries.count { pictures = pictures.filter { $0.value.turn == turn } }
    }

    private func walk(_ node: SKNode, _ context: PictureContext, _ z: CGFloat) {
        nodeCount += 1
        guard !node.isHidden, node.alpha > 0 else { return }
        var inner = context
        inner.transform = node.drawnTransform.concatenating(context.transform)
        inner.alpha *= node.alpha
        let z = z + node.zPosition
        if let picture = picture(of: node) {
            picture.update(inner)
            picture.turn = turn
            entries.append(Entry(layer: picture.layer, z: z, order: entries.count))
            if picture.ownsChildren { return }
        }
        for child in node.links.children { walk(child, inner, z) }
    }

    private func picture(of node: SKNode) -> NodePicture? {
        let key = ObjectIdentifier(node)
        if let known = pictures[key], known.node === node, known.isCurrent { return known }
        guard let made = node.makePicture() else {
            pictures[key] = nil
            return nil
        }
        made.node = node
        pictures[key] = made
        return made
    }

    /// What the layers show in a rectangle.
    func image(of rect: CGRect, scale: CGFloat) -> CGImage? {
        let (width, height) = ((rect.width * scale).rounded(.up), (rect.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width < 32767, height < 32767 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, false)
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            container.render(in: context.cgContext)
        }.cgImage
    }
}

extension SKBlendMode {
    /// How the renderer mixes.
    var contentsBlend: ContentsBlend {
        switch self {
        case .alpha: ContentsBlend()
        case .add: ContentsBlend(mode: .plusLighter)
        case .subtract: ContentsBlend(arithmetic: .subtract)
        case .multiply: ContentsBlend(mode: .multiply)
        case .multiplyX2: ContentsBlend(arithmetic: .doubledProduct)
        case .screen: ContentsBlend(mode: .screen)
        case .replace: ContentsBlend(mode: .copy)
        case .multiplyAlpha: ContentsBlend(mode: .sourceAtop)
        }
    }
}
