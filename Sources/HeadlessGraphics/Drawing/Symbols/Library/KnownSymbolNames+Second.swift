extension KnownSymbolNames {
    /// The names from `hexagon.lefthalf.filled`.
    static let secondHalf = """
        hexagon.lefthalf.filled hexagon.righthalf.filled hifireceiver+ hifispeaker.2+
        hifispeaker.and.appletv+ hifispeaker.and.homepod+ hifispeaker.and.homepodmini+
        hifispeaker.arrow.forward+ hockey.puck+ homepod.2+ homepod.and.appletv+ homepod.and.homepodmini+
        homepod.mini+ homepodmini+ homepodmini.2+ horn.blast+ hourglass.bottomhalf.filled
        hourglass.tophalf.filled house.and.flag+ house.lodge+ house.lodge.circle+ hryvniasign
        hryvniasign.circle+ humidifier+ humidifier.and.droplets+ humidity.fill increase.quotelevel
        info.windshield inhaler+ inset.filled.circle inset.filled.pano inset.filled.rectangle
        inset.filled.rectangle.and.person.filled inset.filled.square ipad.and.arrow.forward ipad.and.iphone
        ipad.and.iphone.slash ipad.badge.location ipad.case ipad.case.and.iphone.case ipad.crop
        ipad.rear.camera ipad.sizes iphone.and.arrow.forward iphone.and.arrow.left.and.arrow.right
        iphone.app.switcher iphone.case iphone.crop.circle iphone.dock.motorized.viewfinder
        iphone.homebutton.radiowaves.left.and.right iphone.landscape iphone.motion iphone.rear.camera
        iphone.sizes iphone.smartbatterycase.gen1 ipod ipodshuffle.gen1 ipodtouch ipodtouch.slash
        ivfluid.bag+ key.car+ key.horizontal+ key.radiowaves.forward+ keyboard.badge.eye
        keyboard.chevron.compact.left keyboard.macwindow keyboard.onehanded.left keyboard.onehanded.right
        kipsign kipsign.circle+ kph l.button.roundedbottom.horizontal+ l.joystick+ l.joystick.tilt.left+
        l1.button.roundedbottom.horizontal+ l2.button.roundedtop.horizontal+ lamp.ceiling+
        lamp.ceiling.inverse lamp.floor+ lanyardcard+ laptopcomputer.and.arrow.down laptopcomputer.and.ipad
        laptopcomputer.and.iphone laptopcomputer.trianglebadge.exclamationmark larisign larisign.circle+
        lasso.and.sparkles laurel.leading laurel.trailing leaf.arrow.circlepath
        leaf.arrow.triangle.circlepath lessthanorequalto lessthanorequalto.circle+ lifepreserver+
        light.beacon.max+ light.beacon.min+ light.cylindrical.ceiling+ light.max light.min
        light.overhead.left+ light.panel+ light.recessed+ light.recessed.3+ light.ribbon+ light.strip.2+
        lightbulb.2+ lightbulb.led+ lightbulb.led.wide+ lightrail+ lightspectrum.horizontal lightswitch.off+
        lightswitch.off.square+ line.2.horizontal.decrease.circle+ line.3.crossed.swirl.circle+
        line.3.horizontal.button.angledtop.vertical.right+ line.diagonal.arrow
        line.horizontal.2.decrease.circle+ line.horizontal.star.fill.line.horizontal
        lines.measurement.horizontal lines.measurement.vertical lineweight list.and.film
        list.bullet.clipboard+ list.dash.header.rectangle list.number.rtl livephoto.badge.automatic
        livephoto.play lizard+ lizard.circle+ location.magnifyingglass lock.applewatch lock.circle.dotted
        lock.desktopcomputer lock.display lock.ipad lock.iphone lock.laptopcomputer lock.open.display
        lock.open.iphone lock.open.rotation lock.rectangle.stack+ lock.square.stack+
        lock.trianglebadge.exclamationmark+ logo.playstation logo.xbox long.text.page.and.pencil+ loupe
        macbook.and.applewatch macbook.and.ipad macbook.and.iphone macpro.gen1+ macpro.gen2+ macpro.gen3+
        macpro.gen3.server macwindow.and.cursorarrow macwindow.on.rectangle macwindow.stack magicmouse+
        magicmouse.2 mail+ mail.and.text.magnifyingglass mail.stack+ malaysianringgitsign manatsign
        manatsign.circle+ medal.star+ mediastick medical.thermometer+ menubar.arrow.down.rectangle
        menubar.arrow.up.rectangle menubar.dock.rectangle menubar.dock.rectangle.badge.record menucard+
        message.and.waveform+ message.badge.filled.fill mic.and.signal.meter+ microphone+ microphone.circle+
        microphone.slash+ microwave+ millsign millsign.circle+ minus.forwardslash.plus
        minus.plus.and.fluid.batteryblock minus.plus.batteryblock+ minus.square.fill.on.square.fill
        moon.dust+ moon.haze+ moon.haze.circle+ moonphase.full.moon moonphase.last.quarter
        moonphase.new.moon moonphase.waning.crescent moonphase.waning.gibbous moonphase.waxing.crescent
        moonphase.waxing.crescent.inverse moonphase.waxing.gibbous moonrise+ moonset+ moped+ mosaic+
        motorcycle+ mount+ mount.circle+ move.3d movieclapper+ mph music.microphone music.microphone.circle+
        nairasign nairasign.circle+ network.badge.shield.half.filled norwegiankronesign nose+ nostrils
        notequal notequal.circle+ oar.2.crossed oar.2.crossed.circle+ octagon.lefthalf.filled
        octagon.righthalf.filled oilcan+ opticaldiscdrive+ oval.inset.filled oval.lefthalf.filled
        oval.righthalf.filled oven+ pano+ parallelogram+ parkinglight+ parkingsign.brakesignal
        pedestrian.gate.closed pedestrian.gate.open pencil.and.list.clipboard pencil.and.ruler+
        pencil.and.scribble pencil.tip.crop.circle+ pencil.tip.crop.circle.badge.arrow.forward
        pencil.tip.crop.circle.badge.minus pencil.tip.crop.circle.badge.plus pentagon.lefthalf.filled
        pentagon.righthalf.filled person.2.badge.key+ person.2.crop.square.stack+ person.2.gobackward
        person.2.wave.2+ person.3.sequence+ person.and.arrow.left.and.arrow.right
        person.and.background.dotted person.and.background.striped.horizontal person.and.person
        person.badge.key+ person.badge.shield.checkmark+ person.bust+ person.crop.badge.magnifyingglass+
        person.crop.circle.badge.moon+ person.crop.circle.dashed person.crop.circle.dashed.circle+
        person.crop.rectangle.stack+ person.crop.square.filled.and.at.rectangle+
        person.fill.and.arrow.left.and.arrow.right person.fill.turn.down person.fill.turn.left
        person.fill.turn.right person.line.dotted.person+ perspective peruviansolessign pesetasign
        pesetasign.circle+ pesosign pesosign.circle+ phone.and.waveform+ phone.arrow.right
        phone.bubble.left+ phone.connection+ phone.down.waves.left.and.right phone.fill.arrow.down.left
        phone.fill.arrow.right phone.fill.arrow.up.right phone.fill.connection photo.artframe
        photo.artframe.circle+ photo.fill.on.rectangle.fill photo.trianglebadge.exclamationmark+
        pianokeys.inverse pip.enter pip.exit pip.remove pip.swap placeholdertext.fill play.desktopcomputer
        play.laptopcomputer play.square.stack+ playstation.logo plus.circle.dashed plus.forwardslash.minus
        plus.rectangle.on.folder+ plus.rectangle.on.rectangle+ plus.square.dashed
        plus.square.fill.on.square.fill point.3.filled.connected.trianglepath.dotted
        point.bottomleft.forward.to.point.topright.scurvepath+
        point.filled.topleft.down.curvedto.point.bottomright.up
        point.topleft.down.to.point.bottomright.curvepath+ polishzlotysign popcorn+ powercord+ poweroff
        poweron poweroutlet.strip+ poweroutlet.type.a+ poweroutlet.type.b+ poweroutlet.type.f+
        powerplug.portrait+ powersleep printer.dotmatrix+ printer.filled.and.paper printer.inverse
        projective purchased purchased.circle+ puzzlepiece.extension+ pyramid+ questionmark.app.dashed
        questionmark.circle.dashed questionmark.key.filled questionmark.square.dashed
        questionmark.text.page+ questionmark.video+ quote.closing quote.closing.quote.closing quote.opening
        r.joystick+ r.joystick.tilt.right+ r1.button.roundedbottom.horizontal+
        r2.button.roundedtop.horizontal+ rainbow receipt+ rectangle.2.swap rectangle.3.group.bubble.left+
        rectangle.and.arrow.up.right.and.arrow.down.left
        rectangle.and.arrow.up.right.and.arrow.down.left.slash rectangle.and.hand.point.up.left+
        rectangle.and.hand.point.up.left.filled rectangle.and.paperclip
        rectangle.and.pencil.and.ellipsis.rtl rectangle.arrowtriangle.2.inward
        rectangle.arrowtriangle.2.outward rectangle.badge.person.crop rectangle.bottomhalf.filled
        rectangle.bottomhalf.inset.filled rectangle.bottomleft.inset.filled
        rectangle.bottomright.inset.filled rectangle.bottomthird.inset.filled rectangle.center.inset.filled
        rectangle.center.inset.filled.badge.plus rectangle.compress.vertical
        rectangle.connected.to.line.below rectangle.dashed.and.paperclip rectangle.dashed.badge.record
        rectangle.expand.vertical rectangle.fill.on.rectangle.fill rectangle.filled.and.hand.point.up.left
        rectangle.inset.bottomleft.filled rectangle.inset.bottomright.filled
        rectangle.inset.filled.and.cursorarrow rectangle.inset.filled.and.person.filled
        rectangle.inset.filled.on.rectangle rectangle.inset.topleft.filled rectangle.inset.topright.filled
        rectangle.leadinghalf.filled rectangle.leadingthird.inset.filled rectangle.lefthalf.filled
        rectangle.lefthalf.inset.filled rectangle.on.rectangle.angled+ rectangle.pattern.checkered
        rectangle.portrait.and.arrow.forward.fill rectangle.portrait.and.arrow.right.fill
        rectangle.portrait.arrowtriangle.2.inward rectangle.portrait.arrowtriangle.2.outward
        rectangle.portrait.bottomleft.inset.filled rectangle.portrait.bottomright.inset.filled
        rectangle.portrait.inset.filled rectangle.portrait.on.rectangle.portrait+
        rectangle.portrait.on.rectangle.portrait.angled+ rectangle.portrait.on.rectangle.portrait.slash+
        rectangle.portrait.split.2x1+ rectangle.portrait.tophalf.inset.filled
        rectangle.portrait.topleft.inset.filled rectangle.portrait.topright.inset.filled
        rectangle.ratio.16.to.9+ rectangle.ratio.3.to.4+ rectangle.ratio.4.to.3+ rectangle.ratio.9.to.16+
        rectangle.righthalf.filled rectangle.righthalf.inset.filled rectangle.rightthird.inset.filled
        rectangle.split.2x2+ rectangle.stack.badge.person.crop+ rectangle.tophalf.filled
        rectangle.tophalf.inset.filled rectangle.topleft.inset.filled rectangle.topright.inset.filled
        rectangle.topthird.inset.filled rectangle.trailinghalf.filled rectangle.trailingthird.inset.filled
        rectanglepanel+ refrigerator+ rhombus+ righttriangle+ righttriangle.split.diagonal+
        road.lane.arrowtriangle.2.inward road.lanes.curved.left road.lanes.curved.right roller.shade.closed
        roller.shade.open rotate.3d rotate.3d.circle rugbyball+ rupeesign rupeesign.circle+ scale.3d scroll+
        seatbelt selection.pin.in.out sensor+ sensor.tag.radiowaves.forward+ shadow shared.with.you
        shared.with.you.circle+ shareplay shareplay.slash shekelsign shekelsign.circle+ shield.checkered
        shield.lefthalf.filled.trianglebadge.exclamationmark shield.righthalf.filled
        shippingbox.and.arrow.backward+ shoe+ shoe.2+ shoeprints.fill shower+ shower.handheld+
        shower.sidejet+ sidebar.squares.leading sidebar.squares.left sidebar.squares.right
        sidebar.squares.trailing signpost.and.arrowtriangle.up+ signpost.left+ signpost.right.and.left+
        simcard.2+ singaporedollarsign sink+ skateboard+ skis+ slash.circle+ sleep sleep.circle+
        slider.horizontal.2.arrow.trianglehead.counterclockwise
        slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath slider.horizontal.below.rectangle
        slider.horizontal.below.square.and.square.filled slider.horizontal.below.square.filled.and.square
        smoke+ smoke.circle+ snowboard+ snowflake.road.lane snowflake.road.lane.dashed soccerball.inverse
        sos sos.circle+ sparkle.magnifyingglass sparkle.text.clipboard+ sparkles.2 sparkles.rectangle.stack+
        sparkles.square.filled.on.square spigot+ split.2x1 split.2x2 sprinkler+ sprinkler.and.droplets+
        square.2.layers.3d square.2.stack.3d square.3.layers.3d.down.left square.3.layers.3d.down.right
        square.3.stack.3d square.and.arrow.down.on.square+ square.and.arrow.up.on.square.fill
        square.and.arrow.up.trianglebadge.exclamationmark square.and.line.vertical.and.square+
        square.bottomhalf.filled square.dashed.inset.filled square.dotted square.fill.on.circle.fill
        square.fill.on.square.fill square.fill.text.grid.1x2 square.filled.on.square
        square.grid.3x1.below.line.grid.1x2+ square.grid.3x1.folder.badge.plus+ square.grid.3x2+
        square.grid.4x3.fill square.inset.filled square.lefthalf.filled square.on.square.dashed
        square.on.square.intersection.dashed square.on.square.squareshape.controlhandles square.resize
        square.resize.down square.resize.up square.righthalf.filled square.split.bottomrightquarter+
        square.split.diagonal+ square.split.diagonal.2x2+ square.stack.3d.down.forward+
        square.stack.3d.down.right+ square.stack.3d.forward.dottedline+ square.stack.3d.up.badge.a+
        square.text.square+ square.tophalf.filled squareroot squares.below.rectangle squareshape+
        squareshape.controlhandles.on.squareshape.controlhandles squareshape.dashed.squareshape
        squareshape.split.3x3 squareshape.squareshape.dashed star.square.on.square+ staroflife+
        staroflife.circle+ steeringwheel.and.heat.waves stove+ stroller+ suit.club+ suit.diamond+
        suit.heart+ suit.spade+ suitcase.cart+ suitcase.rolling+ sum sun.haze+
        sun.max.trianglebadge.exclamationmark+ sun.rain+ sun.snow+ sunglasses+ surfboard+ suv.side+
        swatchpalette+ swedishkronasign swift swirl.circle.righthalf.filled table.furniture+ taillight.fog+
        teletype teletype.answer teletype.circle+ tengesign tengesign.circle+ tennis.racket tent.2+
        text.aligncenter.rtl text.and.command.macwindow text.badge.star text.below.photo+
        text.below.rectangle text.line.first.and.arrowtriangle.forward
        text.line.last.and.arrowtriangle.forward text.line.magnify text.pad.header
        text.pad.header.badge.plus text.quote.rtl text.rectangle+ text.rectangle.page+ text.redaction
        text.word.spacing textformat.abc.dottedunderline textformat.characters
        textformat.characters.arrow.left.and.right textformat.characters.dottedunderline textformat.numbers
        textformat.size.larger textformat.size.smaller textformat.subscript textformat.superscript
        thermometer.brakesignal thermometer.high thermometer.low thermometer.snowflake thermometer.sun+
        thermometer.transmission thermometer.variable.and.figure timelapse timeline.selection tire toilet+
        toilet.circle+ torus train.side.middle.car train.side.rear.car+ tram.card+ tram.fill.tunnel
        tram.tunnel.fill transmission trapezoid.and.line.horizontal+ trapezoid.and.line.vertical+
        tray.and.arrow.down.fill tray.and.arrow.up.fill triangle.bottomhalf.filled tropicalstorm
        truck.pickup.side+ tshirt+ tshirt.circle+ tugriksign tugriksign.circle+ tuningfork turkishlirasign
        turkishlirasign.circle+ tv.and.hifispeaker.fill tv.and.mediabox+ tv.inset.filled tv.music.note+
        umbrella.percent+ vial.viewfinder video.and.waveform+ video.bubble.left+ video.doorbell+ view.2d
        view.3d viewfinder.rectangular viewfinder.trianglebadge.exclamationmark vision.pro+ volleyball+
        volleyball.circle+ wand.and.outline wand.and.outline.inverse wand.and.rays.inverse washer+
        washer.circle+ water.waves.and.arrow.down water.waves.and.arrow.down.trianglebadge.exclamationmark
        water.waves.and.arrow.up waterbottle+ waveform.and.magnifyingglass waveform.and.mic
        waveform.badge.mic waveform.low waveform.mid web.camera+ widget.extralarge widget.large
        widget.medium widget.small widget.small.badge.plus wind.snow window.awning window.casement
        window.ceiling window.horizontal window.horizontal.closed window.shade.closed window.shade.open
        window.vertical.closed window.vertical.open windshield.front.and.heat.waves
        windshield.front.and.wiper windshield.rear.and.heat.waves windshield.rear.and.wiper x.squareroot
        xbox.logo xmark.circle.badge.airplane+ xserve zipper.page zzz
        """
}
