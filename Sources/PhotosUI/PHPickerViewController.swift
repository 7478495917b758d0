import ObjCRuntime
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// Lets a person pick pictures of the photo library. See https://developer.apple.com/documentation/photosui/phpickerviewcontroller.
///
/// The library is the folder that `sampan run --photos` names, with what `addmedia` added.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// What the picker offers.
    public let configuration: PHPickerConfiguration
    /// Who is told.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    private var isFinished = false

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Documents do not have pickers.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let isOffered = configuration.filter?.takesPictures ?? true
        let grid = PhotoGridController(
            limit: configuration.selectionLimit, offersPictures: isOffered, choose: { [weak self] in self?.finish(with: $0) },
            cancel: { [weak self] in self?.finish(with: []) })
        let navigation = UINavigationController(rootViewController: grid)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Pulled down by a finger.
        if isBeingDismissed, !isFinished { finish(with: []) }
    }

    /// Tells what was picked, once: the picker stays until it is dismissed by the app.
    private func finish(with files: [URL]) {
        guard !isFinished else { return }
        isFinished = true
        let library = PhotoSources.current.pictures
        let ordered = configuration.selection == .ordered ? files : library.filter(files.contains)
        delegate?.picker(self, didFinishPicking: ordered.map { PHPickerResult(itemProvider: Self.provider(of: $0)) })
    }

    private static func provider(of file: URL) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.suggestedName = file.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: file.pathExtension, conformingTo: .image) ?? .image
        provider.registerFileRepresentation(forTypeIdentifier: type.identifier, fileOptions: [], visibility: .all) { completion in
            completion(file, false, nil)
            return nil
        }
        return provider
    }
}

/// Hears what was picked. See https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate-swift.protocol.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The person picked pictures, or none if they cancelled: the delegate dismisses the picker.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
