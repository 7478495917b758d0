import CoreGraphics
import Foundation

/// The pictures that a video composition makes of tracks.
final class ComposedPictures: PictureReader {
    private let decoders: [CMPersistentTrackID: TrackDecoder]
    private let plan: AVVideoComposition.Values
    private let instructions: [AVVideoCompositionInstruction]
    private let duration: Double
    private var last: (key: Key, picture: FilmPicture)?

    /// What a picture was made of.
    private struct Key: Equatable {
        let instruction: AVVideoCompositionInstruction?
        /// They are held, so that no other one comes to lie where one was.
        let parts: [CGImage?]
        /// Where pictures change by themselves.
        let time: Double?

        static func == (a: Key, b: Key) -> Bool {
            a.instruction === b.instruction && a.time == b.time && a.parts.elementsEqual(b.parts) { $0 === $1 }
        }
    }

    /// - Throws: `AVError` for a composition that cannot be followed.
    init(_ timeline: Timeline, _ composition: AVVideoComposition) throws {
        guard let copy = composition.copy() as? AVVideoComposition, copy.values.isSound else { throw AVError(.invalidVideoComposition) }
        plan = copy.values
        instructions = plan.instructions.compactMap { $0 as? AVVideoCompositionInstruction }
        decoders = Dictionary(timeline.tracks(.video).map { ($0.id, TrackDecoder($0)) }) { first, _ in first }
        duration = timeline.duration
    }

    func picture(at time: Double, isLive: Bool) -> FilmPicture? {
        // A picture is seen for as long as the composition says.
        let length = plan.frameDuration.seconds
        let shown = max(0, ((min(time, duration - 2e-6) + 1e-6) / length).rounded(.down) * length)
        let instruction = instructions.first { $0.timeRange.start.seconds <= shown + 1e-6 && shown + 1e-6 < $0.timeRange.end.seconds }
        let layers = instruction?.layerInstructions ?? []
        let parts = layers.map { layer in picture(of: layer.trackID, at: shown, isLive: isLive) }
        let isMoving = plan.animationTool != nil || layers.contains(where: \.changes)
        let key = Key(instruction: instruction, parts: parts, time: isMoving ? shown : nil)
        if let last, last.key == key { return FilmPicture(time: shown, image: last.picture.image) }
        guard let image = compose(instruction, layers, parts, at: shown) else { return nil }
        let made = FilmPicture(time: shown, image: image)
        last = (key, made)
        return made
    }

    private func picture(of trackID: CMPersistentTrackID, at time: Double, isLive: Bool) -> CGImage? {
        if let tool = plan.animationTool, tool.additional?.trackID == trackID {
            return tool.additionalPicture(at: time, size: plan.renderSize, scale: 1)
        }
        return decoders[trackID]?.picture(at: time, isLive: isLive)
    }

    private func compose(
        _ instruction: AVVideoCompositionInstruction?, _ layers: [AVVideoCompositionLayerInstruction], _ parts: [CGImage?], at time: Double
    ) -> CGImage? {
        let scale = CGFloat(plan.renderScale)
        guard let canvas = PictureCanvas(plan.renderSize, scale: scale, background: instruction?.backgroundColor) else { return nil }
        for (layer, part) in zip(layers, parts).reversed() {
            guard let part else { continue }
            let values = layer.values
            canvas.draw(
                part, values.transform.value(at: time), opacity: values.opacity.value(at: time), crop: values.crop.value(at: time))
        }
        guard let image = canvas.makeImage() else { return nil }
        guard let tool = plan.animationTool, instruction?.enablePostProcessing ?? false else { return image }
        return tool.finished(image, at: time, size: plan.renderSize, scale: scale)
    }
}
