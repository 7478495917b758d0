import Foundation
import ObjCRuntime
import UIKit

/// Who is told what a person does with a browser.
///
/// See https://developer.apple.com/documentation/multipeerconnectivity/mcbrowserviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// The person is done. The controller is to be dismissed.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// The person does not want anybody. The controller is to be dismissed.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    // @objc(browserViewController:shouldPresentNearbyPeer:withDiscoveryInfo:) optional
    /// Is a peer that was found shown?
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}

/// Shows the peers that are there, and invites those that a person taps.
///
/// See https://developer.apple.com/documentation/multipeerconnectivity/mcbrowserviewcontroller.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
    /// What looks for peers; `nil` where the app finds them itself.
    public let browser: MCNearbyServiceBrowser?
    /// What peers are invited to.
    public let session: MCSession
    /// Who is told what the person does.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// How many peers the session has before the person can be done, with this one: 2 at least.
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers {
        didSet {
            minimumNumberOfPeers = max(minimumNumberOfPeers, kMCSessionMinimumNumberOfPeers)
            update()
        }
    }
    /// How many peers the session has at most, with this one: 8 at most.
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers {
        didSet {
            maximumNumberOfPeers = min(maximumNumberOfPeers, kMCSessionMaximumNumberOfPeers)
            update()
        }
    }

    private let bar = UINavigationBar()
    private let list = UITableView(frame: .zero, style: .insetGrouped)
    private let listener = BrowserListener()
    private let table = PeerTable()
    private lazy var done = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            delegate?.browserViewControllerDidFinish(self)
        })
    fileprivate var peers: [MCPeerID] = []
    private var invited: Set<MCPeerID> = []
    private var timer: HostTimer?
    /// What the list says, so that it is filled anew only when that is something else.
    private var shown: [String] = []

    /// A controller that looks for a service.
    public convenience init(serviceType: String, session: MCSession) {
        self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }

    /// A controller that shows what a browser finds. It takes the place of the browser's delegate.
    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        (self.browser, self.session) = (browser, session)
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no such controllers in documents.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.title = browser?.serviceType
        navigationItem.rightBarButtonItem = done
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.browserViewControllerWasCancelled(self)
            })
        bar.items = [navigationItem]
        (list.dataSource, list.delegate) = (table, table)
        table.owner = self
        for part in [list, bar] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), list.topAnchor.constraint(equalTo: bar.bottomAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor), list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        listener.found = { [weak self] in self?.found($0, $1) }
        listener.lost = { [weak self] in self?.lost($0) }
        update()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        browser?.delegate = listener
        browser?.startBrowsingForPeers()
        watch()
    }

    /// The session's delegate is the app's: who came is seen by asking.
    private func watch() {
        update()
        timer = HostTimer.schedule(after: 0.5) { [weak self] in self?.watch() }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        browser?.stopBrowsingForPeers()
        timer?.invalidate()
        timer = nil
    }

    private func found(_ peer: MCPeerID, _ info: [String: String]?) {
        let isShown = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.browserViewController(self, shouldPresentNearbyPeer: peer, withDiscoveryInfo: info) }
        }
        guard isShown ?? true, !peers.contains(peer) else { return }
        peers.append(peer)
        update()
    }

    private func lost(_ peer: MCPeerID) {
        peers.removeAll { $0 == peer }
        update()
    }

    private func update() {
        guard isViewLoaded else { return }
        done.isEnabled = session.connectedPeers.count + 1 >= minimumNumberOfPeers
        let rows = peers.map { "\($0.identifier) \(note(of: $0) ?? "")" }
        guard rows != shown else { return }
        shown = rows
        list.reloadData()
    }

    /// What is said beside a peer.
    fileprivate func note(of peer: MCPeerID) -> String? {
        session.connectedPeers.contains(peer) ? "Connected" : invited.contains(peer) ? "Invited" : nil
    }

    fileprivate func invite(_ peer: MCPeerID) {
        let connected = session.connectedPeers
        guard !connected.contains(peer), connected.count + 1 < maximumNumberOfPeers else { return }
        invited.insert(peer)
        browser?.invitePeer(peer, to: session, withContext: nil, timeout: 0)
        update()
    }
}

/// The list of peers.
private final class PeerTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    weak var owner: MCBrowserViewController?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { owner?.peers.count ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "peer") ?? UITableViewCell(style: .value1, reuseIdentifier: "peer")
        let peer = owner?.peers[indexPath.row]
        cell.textLabel?.text = peer?.displayName
        cell.detailTextLabel?.text = peer.flatMap { owner?.note(of: $0) }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let peer = owner?.peers[indexPath.row] { owner?.invite(peer) }
    }
}

/// Brings what a browser tells to the main thread.
private final class BrowserListener: NSObject, MCNearbyServiceBrowserDelegate, @unchecked Sendable {
    @MainActor var found: (MCPeerID, [String: String]?) -> Void = { _, _ in }
    @MainActor var lost: (MCPeerID) -> Void = { _ in }

    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {
        DispatchQueue.main.async { self.found(peerID, info) }
    }

    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) { DispatchQueue.main.async { self.lost(peerID) } }
}
