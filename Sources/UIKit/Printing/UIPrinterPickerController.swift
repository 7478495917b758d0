import Foundation

/// Hears of the list of printers, and says which are in it. See https://developer.apple.com/documentation/uikit/uiprinterpickercontrollerdelegate.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    // @objc(printerPickerControllerParentViewController:) optional
    /// The controller that presents the list; the frontmost one if `nil`.
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController?
    // @objc(printerPickerController:shouldShowPrinter:) optional
    /// Whether a printer is in the list. All are if this is not implemented.
    func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool
    // @objc(printerPickerControllerWillPresent:) optional
    /// The list is about to be shown.
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    // @objc(printerPickerControllerDidPresent:) optional
    /// The list is shown.
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    // @objc(printerPickerControllerWillDismiss:) optional
    /// The list is about to go.
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    // @objc(printerPickerControllerDidDismiss:) optional
    /// The list is gone.
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    // @objc(printerPickerControllerDidSelectPrinter:) optional
    /// The person chose a printer.
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

/// Lets a person choose a printer before anything is printed. See https://developer.apple.com/documentation/uikit/uiprinterpickercontroller.
///
/// The printers are the folders that documents are saved in: the app's own, and the one that `sampan run --files` names.
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
    /// Called at the end: whether the person chose a printer, and an error.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    // @objc(printerPickerControllerWithInitiallySelectedPrinter:)
    /// Creates a list in which a printer is chosen, or none.
    public init(initiallySelectedPrinter printer: UIPrinter?) {
        selectedPrinter = printer
        super.init()
    }

    /// The printer that is chosen.
    open private(set) var selectedPrinter: UIPrinter?
    /// Who is told, and asked.
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?

    private weak var sheet: PrintSheetController?

    // @objc(presentAnimated:completionHandler:)
    /// Shows the list; returns whether it is shown.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated, completion, at: nil)
    }

    // @objc(presentFromRect:inView:animated:completionHandler:)
    /// Shows the list, where there is room in a popover at a rectangle of a view; returns whether it is shown.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion, at: .rect(rect, view))
    }

    // @objc(presentFromBarButtonItem:animated:completionHandler:)
    /// Shows the list, where there is room in a popover at an item of a bar; returns whether it is shown.
    @discardableResult
    open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated, completion, at: .item(item))
    }

    // @objc(dismissAnimated:)
    /// Takes the list away, as if the person had cancelled.
    open func dismiss(animated: Bool) { sheet?.presentingViewController?.dismiss(animated: animated) }

    private func present(_ animated: Bool, _ completion: CompletionHandler?, at place: PrintSheetController.Place?) -> Bool {
        let given = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.printerPickerControllerParentViewController(self) } ?? nil
        }
        guard sheet == nil, let presenter = PrintSheetController.presenter(given) else { return false }
        let printers = DocumentPlaces.current.all.map { UIPrinter($0) }.filter { printer in
            delegate.flatMap { delegate in
                OptionalRequirement.call { delegate.printerPickerController(self, shouldShow: printer) }
            } ?? true
        }
        let sheet = PrintSheetController()
        var isChosen = false
        let list = PrinterListController(printers, selected: selectedPrinter) { [weak sheet, weak self] printer in
            if let self, let printer {
                isChosen = true
                selectedPrinter = printer
                tell { $0.printerPickerControllerDidSelectPrinter($1) }
            }
            sheet?.presentingViewController?.dismiss(animated: true)
        }
        sheet.setViewControllers([list], animated: false)
        // The controller lives until the list is gone.
        sheet.willGo = { [self] in tell { $0.printerPickerControllerWillDismiss($1) } }
        sheet.didGo = { [self, weak sheet] in
            sheet?.willGo = {}
            sheet?.didGo = {}
            tell { $0.printerPickerControllerDidDismiss($1) }
            completion?(self, isChosen, nil)
        }
        self.sheet = sheet
        tell { $0.printerPickerControllerWillPresent($1) }
        sheet.present(over: presenter, at: place, animated: animated) { [weak self] in
            self?.tell { $0.printerPickerControllerDidPresent($1) }
        }
        return true
    }

    private func tell(_ call: (any UIPrinterPickerControllerDelegate, UIPrinterPickerController) -> Void) {
        guard let delegate else { return }
        OptionalRequirement.call { call(delegate, self) }
    }
}

/// The printers, one below the other; the one that is chosen has a mark.
private final class PrinterListController: UITableViewController {
    private let printers: [UIPrinter]
    private let selected: UIPrinter?
    private let whenChosen: (UIPrinter?) -> Void

    init(_ printers: [UIPrinter], selected: UIPrinter?, whenChosen: @escaping (UIPrinter?) -> Void) {
        (self.printers, self.selected, self.whenChosen) = (printers, selected, whenChosen)
        super.init(style: .insetGrouped)
        title = PrintWords.printer.text
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: SystemWords.text(.cancel), primaryAction: UIAction { [weak self] _ in self?.whenChosen(nil) })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "printer")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { printers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "printer", for: indexPath)
        let printer = printers[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = printer.displayName
        content.secondaryText = printer.displayLocation
        content.image = UIImage(systemName: "printer")
        cell.contentConfiguration = content
        cell.accessoryType = printer.url == selected?.url ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { whenChosen(printers[indexPath.row]) }
}
