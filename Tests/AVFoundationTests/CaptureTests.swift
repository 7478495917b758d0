import AVFoundation
import SampanCodes
import Sessions
import Testing

/// The camera is the process's own: one test after the other.
@Suite(.session, .serialized) @MainActor final class CaptureTests {
    deinit { CameraPicture.current = nil }

    /// Collects what a metadata output tells.
    private final class Listener: NSObject, AVCaptureMetadataOutputObjectsDelegate {
        var told: [[AVMetadataObject]] = []
        var connection: AVCaptureConnection?

        func metadataOutput(
            _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
        ) {
            told.append(metadataObjects)
            self.connection = connection
        }

        var texts: [String?] { (told.last ?? []).map { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue } }
    }

    private func device(_ picture: CGImage) throws -> AVCaptureDevice {
        CameraPicture.current = CameraPicture(picture)
        return try #require(AVCaptureDevice.default(for: .video))
    }

    /// A session that films a picture, with an input that asks for no permission.
    private func session(_ picture: CGImage) throws -> (AVCaptureSession, AVCaptureMetadataOutput, Listener) {
        let session = AVCaptureSession()
        session.addInput(AVCaptureDeviceInput(granted: try device(picture)))
        let output = AVCaptureMetadataOutput()
        session.addOutput(output)
        let listener = Listener()
        output.setMetadataObjectsDelegate(listener, queue: .main)
        return (session, output, listener)
    }

    @Test func withoutAPictureThereIsNoCamera() throws {
        CameraPicture.current = nil
        #expect(AVCaptureDevice.default(for: .video) == nil && AVCaptureDevice.devices(for: .video).isEmpty)
        let device = try device(CodePicture.code())
        #expect(device.position == .back && device.hasMediaType(.video) && !device.hasTorch)
        #expect(AVCaptureDevice.default(for: .video) === device && AVCaptureDevice.default(for: .audio) == nil)
        #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) === device)
        #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front) == nil)
    }

    @Test func cornersGoCounterclockwiseFromTheTopLeftOfTheCode() throws {
        let (session, output, listener) = try session(CodePicture.code())
        output.metadataObjectTypes = [.qr]
        session.startRunning()
        output.deliver()
        let object = try #require(listener.told.first?.first as? AVMetadataMachineReadableCodeObject)
        // The picture is 300 × 400, and the camera's own lies on its side.
        let expected = [(150.0, 50.0), (150, 150), (250, 150), (250, 50)].map { x, y in
            VideoGeometry.cameraPoint(CGPoint(x: x / 300, y: y / 400), .portrait, isMirrored: false)
        }
        #expect(object.corners.count == 4)
        for (corner, place) in zip(object.corners, expected) {
            #expect(abs(corner.x - place.x) < 0.01 && abs(corner.y - place.y) < 0.01, "\(object.corners)")
        }
    }

    @Test func nothingIsLookedForAfterNilWasSet() throws {
        let (session, output, listener) = try session(CodePicture.code())
        output.metadataObjectTypes = [.qr]
        session.startRunning()
        output.metadataObjectTypes = nil
        output.deliver()
        #expect(output.metadataObjectTypes == [] && !output.isLooking && listener.told.isEmpty)
    }

    @Test func everyKindOfCodeThatIsReadIsAvailable() throws {
        let (_, output, _) = try session(CodePicture.code())
        let types = output.availableMetadataObjectTypes
        #expect(Set(types).isSuperset(of: [.qr, .aztec, .pdf417, .dataMatrix, .itf14, .code39Mod43, .codabar, .microQR, .gs1DataBar]))
        #expect(!types.contains(.face) && Set(types).count == types.count)
    }

    /// One label beside the other.
    @Test func theSameBarCodeTwiceIsToldTwice() throws {
        let twice = CodePicture.picture(width: 400, height: 400) { context in
            CodePicture.drawBars(in: context, x: 50, y: 50, width: 3, height: 80)
            CodePicture.drawBars(in: context, x: 50, y: 250, width: 3, height: 80)
        }
        let (session, output, listener) = try session(twice)
        output.metadataObjectTypes = [.ean13]
        session.startRunning()
        output.deliver()
        #expect(listener.texts == ["4006381333931", "4006381333931"])
        let heights = (listener.told.first ?? []).map { $0.bounds.width * 400 }
        #expect(heights.allSatisfy { abs($0 - 80) < 4 }, "\(heights)")
    }

    @Test func inputsAndOutputsBelongToOneSession() throws {
        let device = try device(CodePicture.code())
        let (one, other) = (AVCaptureSession(), AVCaptureSession())
        let input = AVCaptureDeviceInput(granted: device)
        #expect(one.canAddInput(input))
        one.addInput(input)
        #expect(!one.canAddInput(input) && !other.canAddInput(input))
        #expect(!one.canAddInput(AVCaptureDeviceInput(granted: device)) && other.canAddInput(AVCaptureDeviceInput(granted: device)))
        let output = AVCaptureMetadataOutput()
        #expect(output.availableMetadataObjectTypes.isEmpty && one.canAddOutput(output))
        one.addOutput(output)
        #expect(!one.canAddOutput(output) && !other.canAddOutput(output))
        #expect(output.availableMetadataObjectTypes.contains(.qr) && output.connection(with: .video) != nil)
        one.removeOutput(output)
        one.removeInput(input)
        #expect(other.canAddInput(input) && other.canAddOutput(output) && one.connections.isEmpty)
    }

    @Test func aRunningSessionTellsItsCodesAgainAndAgain() throws {
        let (session, output, listener) = try session(CodePicture.code())
        output.metadataObjectTypes = [.qr]
        #expect(!output.isLooking)
        output.deliver()
        #expect(listener.told.isEmpty)
        session.startRunning()
        #expect(session.isRunning && output.isLooking && listener.connection == nil)
        output.deliver()
        output.deliver()
        #expect(listener.told.count == 2 && listener.texts == [CodePicture.text] && listener.connection === output.connections.first)
        session.stopRunning()
        output.deliver()
        #expect(listener.told.count == 2 && !session.isRunning)
    }

    @Test func onlyTypesAskedForAreTold() throws {
        let both = CodePicture.picture(width: 400, height: 400) { context in
            CodePicture.drawCode(in: context, x: 50, y: 50, module: 4)
            CodePicture.drawBars(in: context, x: 50, y: 250, width: 3, height: 80)
        }
        let (session, output, listener) = try session(both)
        session.startRunning()
        output.metadataObjectTypes = [.ean13]
        output.deliver()
        #expect(listener.texts == ["4006381333931"])
        output.metadataObjectTypes = [.ean13, .qr]
        output.deliver()
        #expect(Set(listener.texts) == ["4006381333931", CodePicture.text])
    }

    @Test func onlyCodesInTheRectangleOfInterestAreTold() throws {
        let (session, output, listener) = try session(CodePicture.code())
        output.metadataObjectTypes = [.qr]
        session.startRunning()
        // The code is in the upper right quarter of a portrait picture: near the camera's own upper left.
        output.rectOfInterest = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
        output.deliver()
        #expect(listener.texts == [CodePicture.text])
        let bounds = try #require(listener.told.last?.first).bounds
        #expect(abs(bounds.minX - 50.0 / 400) < 0.01 && abs(bounds.minY - 50.0 / 300) < 0.01, "\(bounds)")
        // What leaves is told once.
        output.rectOfInterest = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        output.deliver()
        output.deliver()
        #expect(listener.told.count == 2 && listener.texts.isEmpty)
    }

    /// Sessions that are started on other threads than the main one, as the tests' may be, are followed on the main queue.
    private func mainQueue() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    @Test func previewsShowAndConvertAsTheirGravitySays() async throws {
        let (session, _, _) = try session(CodePicture.code())
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        #expect(layer.videoGravity == .resizeAspect && layer.contents == nil && !layer.isPreviewing)
        session.startRunning()
        await mainQueue()
        #expect(layer.contents != nil && layer.isPreviewing)
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        // 300 × 400 in the middle of 300 × 600.
        #expect(layer.layerRectConverted(fromMetadataOutputRect: whole) == CGRect(x: 0, y: 100, width: 300, height: 400))
        #expect(layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 300, y: 100)) == .zero)
        layer.videoGravity = .resizeAspectFill
        #expect(layer.layerRectConverted(fromMetadataOutputRect: whole) == CGRect(x: -75, y: 0, width: 450, height: 600))
        #expect(layer.contentsRect == CGRect(x: 1.0 / 6, y: 0, width: 2.0 / 3, height: 1))
        // Its bounds are all of the picture's height, which is the camera's width, and the middle of its width.
        let shown = layer.metadataOutputRectConverted(fromLayerRect: layer.bounds)
        #expect(abs(shown.minY - 1.0 / 6) < 1e-9 && abs(shown.height - 2.0 / 3) < 1e-9 && shown.minX == 0 && shown.width == 1)
        layer.videoGravity = .resize
        #expect(layer.metadataOutputRectConverted(fromLayerRect: layer.bounds) == whole)
        #expect(AVCaptureVideoPreviewLayer().metadataOutputRectConverted(fromLayerRect: layer.bounds) == whole)
    }

    @Test func foundObjectsConvertToTheirPlaceOnTheLayer() throws {
        let (session, output, listener) = try session(CodePicture.code())
        output.metadataObjectTypes = [.qr]
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        session.startRunning()
        output.deliver()
        let object = try #require(listener.told.first?.first)
        let place = try #require(layer.transformedMetadataObject(for: object)).bounds
        #expect(abs(place.midX - 200) < 2 && abs(place.midY - 200) < 2 && abs(place.width - 100) < 4, "\(place)")
    }

    @Test func turnedAndMirroredConnectionsTurnPictures() throws {
        // Red on the upper left of a portrait picture.
        let image = CodePicture.picture(width: 30, height: 40) { context in
            context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let picture = CameraPicture(image)
        func place(_ orientation: AVCaptureVideoOrientation, _ isMirrored: Bool = false) -> CGPoint? {
            let turned = picture.image(orientation, isMirrored: isMirrored)
            let corners = [(5, 5), (turned.width - 5, 5), (5, turned.height - 5), (turned.width - 5, turned.height - 5)]
            guard let corner = corners.first(where: { color(turned, $0.0, $0.1)[1] < 50 }) else { return nil }
            return CGPoint(x: corner.0 == 5 ? 0 : 1, y: corner.1 == 5 ? 0 : 1)
        }
        #expect(place(.portrait) == CGPoint(x: 0, y: 0) && place(.portrait, true) == CGPoint(x: 1, y: 0))
        let camera = VideoGeometry.cameraPoint(.zero, .portrait, isMirrored: false)
        for orientation in [AVCaptureVideoOrientation.portraitUpsideDown, .landscapeRight, .landscapeLeft] {
            for isMirrored in [false, true] {
                let expected = VideoGeometry.shownPoint(camera, orientation, isMirrored: isMirrored)
                #expect(place(orientation, isMirrored) == expected, "\(orientation) \(isMirrored)")
                #expect(VideoGeometry.cameraPoint(expected, orientation, isMirrored: isMirrored) == camera)
            }
        }
    }

    private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
        let (width, height) = (image.width, image.height)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        return Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
    }

    @Test func largePicturesAreReducedToTheCamerasFrames() {
        let picture = CameraPicture(
            CodePicture.picture(width: 3000, height: 1500) { CodePicture.drawCode(in: $0, x: 200, y: 200, module: 20) })
        #expect(picture.image.width == 1920 && picture.image.height == 960 && picture.codes(of: [.qr]).map(\.text) == [CodePicture.text])
    }
}
