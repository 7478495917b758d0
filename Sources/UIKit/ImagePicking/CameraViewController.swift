import Foundation

/// What the camera sees, and a button that takes it.
final class CameraViewController: UIViewController {
    private weak var picker: UIImagePickerController?
    private let preview = UIImageView()
    private let shutter = UIButton(type: .custom)
    private let cancel = UIButton(type: .system)
    private let retake = UIButton(type: .system)
    private let use = UIButton(type: .system)
    private var isTaken = false
    private weak var overlay: UIView?

    init(picker: UIImagePickerController) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        preview.contentMode = .scaleAspectFit
        preview.image = PhotoSources.current.cameraPicture.flatMap { UIImage(contentsOfFile: $0.path) }
        shutter.backgroundColor = .white
        shutter.layer.cornerRadius = 33
        shutter.layer.borderWidth = 4
        shutter.layer.borderColor = UIColor.gray.cgColor
        shutter.accessibilityLabel = "Take Picture"
        shutter.addAction(UIAction { [weak self] _ in self?.take() }, for: .touchUpInside)
        fill(cancel, SystemWords.text(.cancel)) { $0.picker?.cancel() }
        fill(retake, "Retake") { $0.show(taken: false) }
        fill(use, "Use Photo") { $0.finish() }
        for view in [preview, shutter, cancel, retake, use] as [UIView] { self.view.addSubview(view) }
        updateControls()
    }

    private func fill(_ button: UIButton, _ title: String, _ action: @escaping (CameraViewController) -> Void) {
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 18)
        button.addAction(UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
    }

    func updateControls() {
        guard isViewLoaded, let picker else { return }
        preview.transform = picker.cameraViewTransform
        if overlay !== picker.cameraOverlayView {
            overlay?.removeFromSuperview()
            overlay = picker.cameraOverlayView
            if let overlay { view.insertSubview(overlay, aboveSubview: preview) }
        }
        overlay?.isHidden = isTaken
        shutter.isHidden = isTaken || !picker.showsCameraControls
        cancel.isHidden = isTaken || !picker.showsCameraControls
        for button in [retake, use] { button.isHidden = !isTaken }
    }

    private func show(taken: Bool) {
        isTaken = taken
        updateControls()
    }

    /// Takes the picture; it is looked at first where the camera's own controls are shown.
    func take() {
        guard picker?.showsCameraControls == true else { return finish() }
        show(taken: true)
    }

    private func finish() {
        guard let file = PhotoSources.current.cameraPicture else { return }
        picker?.choose(file, isNew: true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let bottom = area.maxY - 90
        preview.bounds.size = CGSize(width: area.width, height: max(0, bottom - area.minY - 16))
        preview.center = CGPoint(x: area.midX, y: area.minY + (bottom - area.minY - 16) / 2)
        shutter.frame = CGRect(x: area.midX - 33, y: bottom, width: 66, height: 66)
        cancel.frame = CGRect(x: area.minX + 16, y: bottom + 11, width: 100, height: 44)
        retake.frame = cancel.frame
        use.frame = CGRect(x: area.maxX - 126, y: bottom + 11, width: 110, height: 44)
    }
}
